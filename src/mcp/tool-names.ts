/** Where a text of the API names one of its paths, an assistant reads the name of the tool instead. */
import type { Tool } from './tool.ts'

const PATH = /(`?)\b(?:GET|POST) (?:\/v1)?(\/[a-z][a-z/-]*[a-z])\1/g

export const toolNaming =
  (tools: readonly Pick<Tool, 'name' | 'path'>[]) =>
  (text: string): string =>
    text.replace(PATH, (path, quote: string, at: string) => {
      const tool = tools.find((each) => each.path === at)
      return tool === undefined ? path : `${quote}${tool.name}${quote}`
    })
