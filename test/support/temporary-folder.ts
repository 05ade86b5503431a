import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'site-test-'

const folders: string[] = []

process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
removeLeftovers()

/** Creates an empty folder. It is deleted when this process exits, or by the next run if this process is killed. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  folders.push(folder)
  return folder
}

/** Deletes the folders of processes that no longer run: Vitest may kill its workers before they can clean up. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : Number.NaN
    if (owner > 0 && !isAlive(owner)) rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as { code?: unknown }).code === 'EPERM'
  }
}
