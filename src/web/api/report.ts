/** The answer to a request as a document to keep: the same request, asked for as PDF. */
import { requestAddress } from './ask.ts'
import type { AnyRequest, Name } from './operations.ts'

/** By operation, the name of the file. */
const FILES: Partial<Readonly<Record<Name, string>>> = {
  natalReading: 'natal-reading',
  synastry: 'two-people',
  yearlyHoroscope: 'year',
  transitTimeline: 'time-ahead',
  returns: 'solar-return',
  laySpread: 'spread',
  layCelticCross: 'celtic-cross',
  layCustomSpread: 'spread',
  readCards: 'cards',
}

export const hasReport = ({ name }: Pick<AnyRequest, 'name'>): boolean => FILES[name] !== undefined

/** Where people print on Letter. */
const LETTER = /-(US|CA|MX|PH|CL|CO|VE)\b/i

export const paperFor = (language: string): 'a4' | 'letter' => (LETTER.test(language) ? 'letter' : 'a4')

/** Saves the document as a file of the visitor's. False if there was none. */
export async function saveReport(asked: AnyRequest): Promise<boolean> {
  const pdf = await reportOf(asked)
  if (pdf === undefined) return false
  const link = document.createElement('a')
  link.href = URL.createObjectURL(pdf)
  link.download = `${FILES[asked.name]}.pdf`
  link.click()
  URL.revokeObjectURL(link.href)
  return true
}

async function reportOf(asked: AnyRequest): Promise<Blob | undefined> {
  const body = JSON.stringify({ ...(asked.body as object), paper: paperFor(navigator.language) })
  try {
    const response = await fetch(requestAddress(asked), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/pdf' },
      body,
      // It is the visitor's file, and no answer for the time without a network.
      cache: 'no-store',
    })
    return response.ok ? await response.blob() : undefined
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
