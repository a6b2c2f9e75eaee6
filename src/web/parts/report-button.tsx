import { useState } from 'preact/hooks'
import type { AnyRequest } from '../api/operations.ts'
import { hasReport, saveReport } from '../api/report.ts'
import { FRAME } from './words.ts'

type Stage = 'ready' | 'busy' | 'failed'

/** Saves what an answer says as a PDF; nothing where there is none. */
export function ReportButton({ asked }: { asked: AnyRequest | undefined }) {
  const [stage, setStage] = useState<Stage>('ready')
  if (asked === undefined || !hasReport(asked)) return null
  const onClick = async () => {
    if (stage === 'busy') return
    setStage('busy')
    setStage((await saveReport(asked)) ? 'ready' : 'failed')
  }
  return (
    <button type="button" class="quiet" onClick={onClick} aria-busy={stage === 'busy'}>
      <span aria-live="polite">{FRAME.report[stage]}</span>
    </button>
  )
}
