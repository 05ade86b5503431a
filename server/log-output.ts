import { fstatSync, writeSync } from 'node:fs'

/** Maximum size of the lines that wait for the reader of a pipe, in bytes. */
const MAX_WAITING_BYTES = 1_000_000

/** Where the log is written. */
export type LogOutput = {
  write(line: string): void
  /** Returns how many lines were lost, because the disk is full or because no program reads them. */
  droppedLines(): number
}

/**
 * Creates the output of the log: standard output by default. A line that cannot be written is dropped. The output of pino would
 * end the process on a full disk, and block it until a reader continues.
 * @param descriptor file descriptor
 */
export function createLogOutput(descriptor: number = process.stdout.fd): LogOutput {
  let dropped = 0
  const onDropped = () => void dropped++
  const target = fstatSync(descriptor)
  const isPipe = target.isFIFO() || target.isSocket()
  return {
    write: isPipe ? createPipeWriter(onDropped) : createFileWriter(descriptor, onDropped),
    droppedLines: () => dropped,
  }
}

/** Creates the writer to the pipe or socket of standard output, which Node writes to without blocking. */
function createPipeWriter(onDropped: () => void): LogOutput['write'] {
  const { stdout } = process
  // The callback of each write gets the error too. Without a listener, the error would end the process.
  stdout.on('error', () => {})
  return (line) => {
    if (stdout.writableLength > MAX_WAITING_BYTES) onDropped()
    else stdout.write(line, (error) => error && onDropped())
  }
}

function createFileWriter(descriptor: number, onDropped: () => void): LogOutput['write'] {
  let isTorn = false
  return (line) => {
    // The end of a line that a full disk has cut is missing.
    const text = isTorn ? `\n${line}` : line
    try {
      isTorn = writeSync(descriptor, text) < Buffer.byteLength(text)
      if (isTorn) onDropped()
    } catch {
      onDropped()
    }
  }
}
