import { fstatSync, writeSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LevelWithSilent, pino, stdTimeFunctions } from 'pino'

export type Log = FastifyBaseLogger

const MAX_WAITING_BYTES = 1_000_000

/** Creates the log: JSON lines without personal data, so without requests, responses and messages of errors. */
export function createLog(level: LevelWithSilent, destination: DestinationStream = process.stdout): Log {
  const serializers = { err: describeError, req: () => undefined, res: () => undefined }
  return pino({ level, base: null, timestamp: stdTimeFunctions.isoTime, serializers }, destination)
}

/** Creates the output of the log. Pino's own would end the process on a full disk, and block it while a reader pauses. */
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

/** Returns name, code and stack of an error, and the message only of a bug: others may contain data of visitors. */
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
