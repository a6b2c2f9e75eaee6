/** The data folder is full, removed, damaged or not to be written to: answers go on, and recovery is reported. */
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type RunningService, startService } from '../../test/running-service.ts'
import { failures, mixed, traffic } from '../../test/traffic.ts'
import { atMost, count, type Row } from './row.ts'

/** Bytes of any file that the service may write, where the disk is to be full. */
const SMALL_DISK = 2_097_152

interface Trouble {
  readonly what: string
  readonly mostBytesOfAFile?: number
  /** True: an earlier service has left readings in the folder. */
  readonly isFilled?: boolean
  /** Called before the service starts, and while it is under load. */
  readonly atStart?: (directory: string) => void
  readonly underLoad?: (directory: string) => void
  /** Absent: the trouble ends by itself. */
  readonly end?: (directory: string) => void
}

const file = (directory: string) => join(directory, 'augury.db')

const TROUBLES: readonly Trouble[] = [
  {
    what: 'a file in the place of the folder',
    atStart: (directory) => {
      rmSync(directory, { recursive: true })
      writeFileSync(directory, '')
    },
    end: (directory) => rmSync(directory),
  },
  {
    what: 'no database in the file',
    atStart: (directory) => writeFileSync(file(directory), 'no database '.repeat(1_000)),
  },
  { what: 'the folder removed', underLoad: (directory) => rmSync(directory, { recursive: true }) },
  {
    what: 'pages overwritten',
    isFilled: true,
    underLoad: (directory) => overwrite(file(directory)),
  },
  {
    what: 'the disk full',
    mostBytesOfAFile: SMALL_DISK,
    end: (directory) => {
      rmSync(directory, { recursive: true })
      mkdirSync(directory)
    },
  },
]

export async function diskFaults(): Promise<Row[]> {
  const rows: Row[] = []
  for (const trouble of TROUBLES) rows.push(...(await inTrouble(trouble)))
  return rows
}

const LOAD_MS = 3_000
/** Soon enough that the readings of an earlier service are still being asked for. */
const TROUBLE_AFTER_MS = 300

async function inTrouble({
  what,
  mostBytesOfAFile,
  isFilled,
  atStart,
  underLoad,
  end,
}: Trouble): Promise<Row[]> {
  const root = mkdtempSync(join(tmpdir(), 'augury-disk-'))
  const directory = join(root, 'var')
  mkdirSync(directory)
  const environment = { DATA_DIR: directory, RATE_LIMITS: 'off', LOG_LEVEL: 'info' }
  const press = ({ port }: RunningService) => traffic({ port, next: mixed(), connections: 8, forMs: LOAD_MS })
  if (isFilled) {
    const earlier = await startService(environment)
    await press(earlier)
    await earlier.stop()
  }
  atStart?.(directory)
  const service = await startService(environment, mostBytesOfAFile === undefined ? {} : { mostBytesOfAFile })
  const pressing = press(service)
  await wait(TROUBLE_AFTER_MS)
  underLoad?.(directory)
  const outcome = await pressing
  if (end !== undefined) await untilStore(service, 'memory')
  end?.(directory)
  const seconds = await untilStore(service, 'sqlite')
  await service.stop()
  rmSync(root, { recursive: true, force: true })
  const warnings = service.output().match(/"level":40/g)?.length ?? 0
  return [
    count(`${what}: failures`, failures(outcome), 0, ` of ${outcome.answers.toLocaleString('en')}`),
    atMost('… until it is used again', seconds, 5, ' s'),
    count('… warnings in the log', warnings, 1),
  ]
}

/** Seconds until the service says that this store answers. */
async function untilStore(service: RunningService, store: string): Promise<number> {
  const startedAt = performance.now()
  const seconds = () => (performance.now() - startedAt) / 1000
  while (seconds() < 60) {
    const answer = await fetch(`http://127.0.0.1:${service.port}/v1/astrology/health`)
    const { checks } = (await answer.json()) as { checks: { cache: { store: string } } }
    if (checks.cache.store === store) return seconds()
    // Something new to keep, so that a disk in trouble is met.
    await traffic({ port: service.port, next: mixed(performance.now() | 0), connections: 4, forMs: 50 })
  }
  return seconds()
}

function overwrite(path: string): void {
  const { size } = statSync(path)
  const target = openSync(path, 'r+')
  const noise = Buffer.alloc(Math.max(0, size - 4_096), 0x5a)
  writeSync(target, noise, 0, noise.length, 4_096)
  closeSync(target)
}
