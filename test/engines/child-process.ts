import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

const running = new Set<ChildProcess>()

// A crashed test must not leave processes behind.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a program with only `PATH` and the given environment variables. Its standard output is piped. */
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

/** Terminates a program and waits for its exit. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  await closed
}
