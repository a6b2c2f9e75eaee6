/** What the service prints when it is ready. */

interface Ready {
  /** Without a slash at its end. */
  readonly address: string
  readonly version: string
}

/** For a person at a terminal. */
export const greeting = ({ address, version }: Ready): string => `
Augury ${version} is running.

  Page        ${address}/
  API         ${address}/v1/
  Reference   ${address}/docs/

Try first, in a browser or with curl:  ${address}/v1/astrology/horoscope/daily/leo
To stop it, press Ctrl+C.
`

/** For a program: a line of the log, whatever level is logged. */
export const readyLine = ({ address, version }: Ready, now: number): string =>
  JSON.stringify({
    level: 30,
    time: new Date(now).toISOString(),
    version,
    msg: `Augury answers at ${address}/v1/ (page: ${address}/, documentation: ${address}/docs/)`,
  })
