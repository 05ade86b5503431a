import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

const running = new Set<ChildProcess>()

// Kill the programs that a failed test has left running.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a program. Its environment has only `PATH` and the given variables; its standard output is piped. */
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

/** Sends SIGTERM to a program and waits until it has exited. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  await closed
}
