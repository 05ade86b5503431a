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
export function createLog(level: LevelWithSilent, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: describeError, req: () => undefined, res: () => undefined },
  }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * Creates the output of the log, by default standard output. A line that cannot be written is lost. The output of pino would end
 * the process on a full disk, and block it until a reader continues.
 */
export function createLogOutput(descriptor: number = process.stdout.fd): DestinationStream {
  const target = fstatSync(descriptor)
  if (!target.isFIFO() && !target.isSocket())
    return {
      write(line) {
        try {
          writeSync(descriptor, line)
        } catch {}
      },
    }
  const { stdout } = process
  // Without a listener, an error would end the process.
  stdout.on('error', () => {})
  return {
    write(line) {
      if (stdout.writableLength <= MAX_WAITING_BYTES) stdout.write(line)
    },
  }
}

/**
 * Returns the name, code and stack of an error. Omits the message, because messages of databases, mail servers and
 * parsers may contain visitors' data. Keeps the message only of a TypeError, ReferenceError or RangeError without a code,
 * because such an error is a bug.
 */
export function describeError(error: unknown): Record<string, string | number | undefined> {
  if (!(error instanceof Error)) return { name: typeof error }
  const { code } = error as Error & { code?: unknown }
  const isOwnError = code === undefined && /^(Type|Reference|Range)Error$/.test(error.name)
  return {
    name: error.name,
    code: typeof code === 'string' || typeof code === 'number' ? code : undefined,
    text: isOwnError ? error.message : undefined,
    at: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 6)
      .map((line) => line.trim().slice(3))
      .join(' < '),
  }
}
