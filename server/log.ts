import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LevelWithSilent, pino, stdTimeFunctions } from 'pino'

export type Log = FastifyBaseLogger

/**
 * Creates the log of the process: JSON lines without personal data. Request and response objects are not logged, and
 * `describeError` removes the messages of errors.
 * @param destination default: standard output
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
