import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from './spawn-server.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Where Debian and others put the server's programs, which are not on the PATH. */
const FOLDERS = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt']

export type Postgres = {
  /** Makes an empty database and gives its address. */
  createDatabase(): Promise<string>
  /** Ends the server at once, as a power cut would, and starts it again. */
  crash(): Promise<void>
  stop(): Promise<void>
}

/** The folder with `initdb` and `postgres`: POSTGRES_BIN, the PATH, or the newest version that is installed. */
export function findPostgres(): string | undefined {
  const candidates = [
    process.env.POSTGRES_BIN ?? '',
    ...(process.env.PATH ?? '').split(':'),
    ...FOLDERS.flatMap((folder) =>
      existsSync(folder)
        ? readdirSync(folder)
            .sort()
            .reverse()
            .map((version) => join(folder, version, 'bin'))
        : [],
    ),
  ]
  return candidates.find((folder) => folder !== '' && existsSync(join(folder, 'initdb')))
}

/**
 * Is there a PostgreSQL to test with? Its absence is told aloud, and is an error where CI is set: a test that is
 * skipped in silence proves nothing.
 */
export function hasPostgres(): boolean {
  if (findPostgres()) return true
  const advice =
    'PostgreSQL not found: its tests are left out. Run apt-get install postgresql, or set POSTGRES_BIN.'
  if (process.env.CI) throw new Error(advice)
  console.warn(advice)
  return false
}

/** Starts a throw-away server on loopback, with the default durability, in a temporary folder. */
export async function startPostgres(): Promise<Postgres> {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL not found: run apt-get install postgresql, or set POSTGRES_BIN.')
  const owner = ownerOfServer()
  const folder = temporaryFolder()
  if ('uid' in owner) chownSync(folder, owner.uid, owner.gid)
  execFileSync(join(bin, 'initdb'), ['-D', folder, '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  })
  const port = await freePort()
  const address = (database: string) => `postgres://site@127.0.0.1:${port}/${database}`
  let server = await launch()

  async function launch(): Promise<ChildProcess> {
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=60',
    ]
    const child = spawn(
      join(bin as string, 'postgres'),
      ['-D', folder, ...settings.flatMap((text) => ['-c', text])],
      {
        ...owner,
        cwd: folder,
        stdio: 'ignore',
      },
    )
    await waitUntilReady(address('postgres'))
    return child
  }

  return {
    async createDatabase() {
      const name = `site_${randomUUID().replaceAll('-', '')}`
      await run(address('postgres'), `create database ${name}`)
      return address(name)
    },
    async crash() {
      await end(server, 'SIGQUIT')
      server = await launch()
    },
    /** Without a last checkpoint: nobody will ask for the data again. */
    async stop() {
      await end(server, 'SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root; then it runs as the user that its package made, or as nobody. */
function ownerOfServer(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string, user: string) => Number(execFileSync('id', [flag, user], { stdio: 'pipe' }))
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', user), gid: id('-g', user) }
    } catch {
      // There is no such user: the next one.
    }
  }
  return {}
}

async function waitUntilReady(address: string): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    try {
      return await run(address, 'select 1')
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

async function run(address: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: address })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end().catch(() => {})
  }
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.on('exit', () => resolve())
    child.kill(signal)
  })
}
