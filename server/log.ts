import { fstatSync, writeSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LevelWithSilent, pino, stdTimeFunctions } from 'pino'

export type Log = FastifyBaseLogger

/** Maximum size of the lines that wait for the reader of a pipe, in bytes. */
const MAX_WAITING_BYTES = 1_000_000

/**
 * Creates the log of the process: JSON lines without personal data. Request and response objects are not logged, and
 * `describeError` removes the messages of errors.
 */
export function createLog(level: LevelWithSilent, destination: DestinationStream = process.stdout): Log {
  const serializers = { err: describeError, req: () => undefined, res: () => undefined }
  return pino({ level, base: null, timestamp: stdTimeFunctions.isoTime, serializers }, destination)
}

/**
 * Creates the output of the log, by default standard output. A line that cannot be written is lost. The output of pino would end
 * the process on a full disk, and block it until a reader continues.
 */
export function createLogOutput(descriptor: number = process.stdout.fd): DestinationStream {
  const target = fstatSync(descriptor)
  const { stdout } = process
  // Without a listener, an error would end the process.
  stdout.on('error', () => {})
  const writeToReader = (line: string) => stdout.writableLength <= MAX_WAITING_BYTES && stdout.write(line)
  const writeToFile = (line: string) => {
    try {
      writeSync(descriptor, line)
    } catch {}
  }
  return { write: target.isFIFO() || target.isSocket() ? writeToReader : writeToFile }
}

/**
 * Returns the name, code and stack of an error. Omits the message, because messages of databases, mail servers and
 * parsers may contain visitors' data. Keeps the message only of a TypeError, ReferenceError or RangeError without a code,
 * because such an error is a bug.
 */
export function describeError(error: unknown): Record<string, string | undefined> {
  if (!(error instanceof Error)) return { name: typeof error }
  const { name, message, code, stack }: NodeJS.ErrnoException = error
  const isOwnError = code === undefined && /^(Type|Reference|Range)Error$/.test(name)
  const at = stack?.match(/^ +at .+/gm)?.slice(0, 6)
  return {
    name,
    code,
    text: isOwnError ? message : undefined,
    at: at?.map((line) => line.trim().slice(3)).join(' < '),
  }
}
