import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from './free-port.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { until } from './wait.ts'

/** Packages install the server programs in `bin` of a folder in these: `17`, `pgsql-17` or `postgresql@17`. */
const FOLDERS = ['/usr/lib/postgresql', '/usr', '/opt/homebrew/opt', '/usr/local/opt']

const START_TIMEOUT_MS = 30_000

export type Postgres = {
  /** URL of the database `postgres`, in which other databases can be created. */
  url: string
  /** Creates an empty database and returns its URL. */
  createDatabase(): Promise<string>
  run(statement: string): Promise<void>
  /** Starts a standby that receives every change of this server by streaming replication. `select pg_promote()` promotes it. */
  startStandby(): Promise<Postgres>
  stop(): Promise<void>
}

/** Returns the folder of `initdb`, from POSTGRES_BIN, the PATH or the newest installed package, or undefined. */
export function findPostgres(): string | undefined {
  const candidates = [
    process.env.POSTGRES_BIN ?? '',
    ...(process.env.PATH ?? '').split(':'),
    ...FOLDERS.flatMap((folder) =>
      existsSync(folder)
        ? readdirSync(folder)
            .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
            .map((version) => join(folder, version, 'bin'))
        : [],
    ),
  ]
  return candidates.find((folder) => folder !== '' && existsSync(join(folder, 'initdb')))
}

/** Returns why PostgreSQL cannot run here, or undefined. */
export function missingPostgres(): string | undefined {
  return findPostgres() ? undefined : 'PostgreSQL not found: apt-get install postgresql, or set POSTGRES_BIN'
}

/** Returns whether PostgreSQL is installed, and warns if not. @throws without it in CI, which must not skip tests */
export function hasPostgres(): boolean {
  const missing = missingPostgres()
  if (missing && process.env.CI) throw new Error(missing)
  if (missing) console.warn(missing)
  return !missing
}

/** Starts PostgreSQL on loopback in a temporary folder, with PostgreSQL's default durability settings. */
export async function startPostgres(): Promise<Postgres> {
  const bin = findPostgres()
  if (!bin) throw new Error(missingPostgres())
  const user = serverUser()
  const folder = temporaryFolder()
  if ('uid' in user) chownSync(folder, user.uid, user.gid)
  execFileSync(join(bin, 'initdb'), ['-D', folder, '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  return runPostgres(bin, folder)
}

/** Starts the server programs of PostgreSQL in a folder that contains its data. */
async function runPostgres(bin: string, folder: string): Promise<Postgres> {
  const user = serverUser()
  const port = await freePort()
  const url = `postgres://site@127.0.0.1:${port}/postgres`
  const server = await launch()

  async function launch(): Promise<ChildProcess> {
    const settings = `port=${port} listen_addresses=127.0.0.1 unix_socket_directories= max_connections=60`
    const args = ['-D', folder, ...settings.split(' ').flatMap((text) => ['-c', text])]
    const child = spawn(join(bin, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' })
    const isReady = () =>
      run(url, 'select 1').then(
        () => true,
        () => false,
      )
    if (!(await until(isReady, START_TIMEOUT_MS))) throw new Error('PostgreSQL does not start')
    return child
  }

  return {
    url,
    createDatabase: () => createPostgresDatabase(url),
    run: (statement) => run(url, statement),
    async startStandby() {
      const copy = temporaryFolder()
      if ('uid' in user) chownSync(copy, user.uid, user.gid)
      const source = ['-h', '127.0.0.1', '-p', String(port), '-U', 'site', '--checkpoint=fast', '--no-sync']
      // A client program, so it may be in another folder.
      execFileSync('pg_basebackup', ['-D', copy, '--write-recovery-conf', ...source], {
        ...user,
        cwd: copy,
        env: { PATH: `${bin}:${process.env.PATH}` },
      })
      return runPostgres(bin, copy)
    },
    async stop() {
      await stopImmediately(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Creates an empty database on a running server and returns its URL. */
export async function createPostgresDatabase(serverUrl: string): Promise<string> {
  const name = `site_${randomUUID().replaceAll('-', '')}`
  await run(serverUrl, `create database ${name}`)
  return new URL(`/${name}`, serverUrl).href
}

/** Returns a user without privileges if this process is root, because PostgreSQL refuses to run as root. */
function serverUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }))
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) }
    } catch {
      // The user does not exist: try the next one.
    }
  }
  return {}
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Sends SIGQUIT, which makes PostgreSQL exit without a checkpoint, and waits for the exit. */
async function stopImmediately(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGQUIT')
  await exited
}
