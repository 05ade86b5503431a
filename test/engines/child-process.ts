import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

const running = new Set<ChildProcess>()

// A test that breaks leaves nothing behind.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a program with nothing of this environment but `PATH`. Its standard output can be read. */
export function startChild(
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): ChildProcess {
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  running.add(child)
  child.on('close', () => running.delete(child))
  return child
}

/** Ends a program and waits until it has ended. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  await closed
}
