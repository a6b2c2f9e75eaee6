/** Whether the visitor wants to see the request behind each answer. Most do not write programs. */
import { createContext } from 'preact'

export const DeveloperContext = createContext(false)
export const NOT_SHOWN = { isShown: false }
