import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino, stdTimeFunctions } from 'pino'
import type { Config } from './config.ts'

export type Log = FastifyBaseLogger

/**
 * The one log of the process: JSON lines without personal data. Nobody logs a request, an address or a message
 * whole; errors pass through `describeError`.
 * @param destination where the lines go; standard output if absent
 */
export function createLog(level: Config['logLevel'], destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: describeError, req: () => undefined, res: () => undefined },
  }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * What may be said of an error: its name, its code and where it happened. The text is left out, since those of
 * databases, mail servers and parsers quote what a visitor wrote; only errors of our own code keep it.
 */
export function describeError(error: unknown): Record<string, string | number | undefined> {
  if (!(error instanceof Error)) return { name: typeof error }
  const { code } = error as Error & { code?: unknown }
  const ownText = code === undefined && /^(Type|Reference|Range)Error$/.test(error.name)
  return {
    name: error.name,
    code: typeof code === 'string' || typeof code === 'number' ? code : undefined,
    text: ownText ? error.message : undefined,
    at: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 6)
      .map((line) => line.trim().slice(3))
      .join(' < '),
  }
}
