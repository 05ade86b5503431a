import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** What a traced program did to files and sockets, in the order in which it was done. */
export type FileEvent =
  | { kind: 'write'; file: string; bytes: Buffer; offset: number }
  | { kind: 'truncate'; file: string; length: number }
  | { kind: 'sync'; file: string }
  | { kind: 'remove'; file: string }
  /** The program begins to say this to somebody; from now on it may be held to it. */
  | { kind: 'say'; bytes: Buffer }

/** The system calls that `readTrace` understands. */
const TRACED = 'pwrite64,write,writev,fsync,fdatasync,ftruncate,unlink'

/** Arguments for strace that give a trace which `readTrace` reads: every thread, whole buffers in hex, paths. */
export const traceInto = (file: string): string[] => [
  'strace',
  '-D',
  '-f',
  '-y',
  '-xx',
  '-s',
  '1000000',
  '-e',
  `trace=${TRACED}`,
  '-o',
  file,
]

/** Reads a trace; calls that another thread interrupted are put together again. */
export async function* readTrace(file: string): AsyncGenerator<FileEvent> {
  const unfinished = new Map<string, string>()
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const { thread = '', call = '' } = /^(?<thread>\d+)\s+(?<call>.*)$/.exec(line)?.groups ?? {}
    const begun = / <unfinished \.\.\.>$/.test(call)
    const ended = /^<\.\.\. \w+ resumed>(?<rest>.*)$/.exec(call)?.groups?.rest
    if (begun) unfinished.set(thread, call.replace(/ <unfinished \.\.\.>$/, ''))
    const whole = ended === undefined ? call : `${unfinished.get(thread) ?? ''}${ended}`
    const said = ended === undefined ? whatIsSaid(call) : undefined
    if (said) yield said
    if (begun) continue
    const done = whatIsDone(whole)
    if (done) yield done
  }
}

function whatIsSaid(call: string): FileEvent | undefined {
  if (!/^writev?\(/.test(call)) return undefined
  const bytes = Buffer.concat(
    [...call.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, text]) => fromHex(text ?? '')),
  )
  return { kind: 'say', bytes }
}

function whatIsDone(call: string): FileEvent | undefined {
  const written = /^pwrite64\(\d+<(?<file>[^>]*)>, "(?<text>[^"]*)", \d+, (?<offset>\d+)\)\s+= \d+/.exec(
    call,
  )?.groups
  if (written) {
    const { file = '', text = '', offset } = written
    return { kind: 'write', file: path(file), bytes: fromHex(text), offset: Number(offset) }
  }
  const synced = /^f(?:data)?sync\(\d+<(?<file>[^>]*)>\)\s+= 0/.exec(call)?.groups?.file
  if (synced !== undefined) return { kind: 'sync', file: path(synced) }
  const truncated = /^ftruncate\(\d+<(?<file>[^>]*)>, (?<length>\d+)\)\s+= 0/.exec(call)?.groups
  if (truncated)
    return { kind: 'truncate', file: path(truncated.file ?? ''), length: Number(truncated.length) }
  const removed = /^unlink\("(?<file>[^"]*)"\)\s+= 0/.exec(call)?.groups?.file
  if (removed !== undefined) return { kind: 'remove', file: path(removed) }
  return undefined
}

/** With -xx strace writes paths in hex as well. */
function path(text: string): string {
  return text.includes('\\x') ? fromHex(text).toString() : text
}

function fromHex(text: string): Buffer {
  return Buffer.from(text.replaceAll('\\x', ''), 'hex')
}
