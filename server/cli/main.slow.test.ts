import { readdirSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { PERSONAL, validMessage } from '#test/support/messages.ts'
import { runProgram } from '#test/support/run-program.ts'
import { createServerFolder } from '#test/support/spawn-server.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { postMessage, startServer } from '#test/support/test-server.ts'

const MAIN = resolve(import.meta.dirname, 'main.ts')

const inbox = (folder: string, ...args: string[]) =>
  runProgram(process.execPath, [MAIN, ...args], { cwd: folder, env: { PATH: process.env.PATH } })

it('inbox: prints text or JSON while the server uses the same database', { timeout: 150_000 }, async () => {
  const { url, folder } = await startServer()
  const { reference } = (await (await postMessage(url, validMessage)).json()) as { reference: string }

  expect((await inbox(folder)).stdout).toContain(reference)
  expect((await inbox(folder, 'list')).stdout).toContain(reference)
  const shown = await inbox(folder, 'show', reference, '--json')
  expect(JSON.parse(shown.stdout)).toMatchObject({ reference, ...validMessage })
  expect((await inbox(folder, 'done', reference)).stdout).toBe(`${reference} is done.\n`)
  expect((await inbox(folder, 'erase', validMessage.email)).stdout).toBe(`1 message erased.\n${reference}\n`)
  expect(await inbox(folder, 'erase', validMessage.email, '--json')).toMatchObject({
    status: 1,
    stdout: '{\n  "count": 0,\n  "references": []\n}\n',
    stderr: `No message has the reference or address ${validMessage.email}.\n`,
  })
  expect(await inbox(folder, 'export', '--json', validMessage.email)).toMatchObject({
    status: 1,
    stdout: '[]\n',
    stderr: `No message has the reference or address ${validMessage.email}.\n`,
  })
  const audit = (await inbox(folder, 'audit')).stdout
  expect(audit).not.toMatch(PERSONAL)
  expect(
    audit
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t')[2]),
  ).toEqual(['list', 'list', 'show', 'done', 'erase', 'erase', 'export', undefined])
  expect(audit).toMatch(new RegExp(`\t${userInfo().username}\terase\t1\t${reference}\n`))
  expect(JSON.parse((await inbox(folder, 'list', '--all', '--json')).stdout)).toEqual([])
  expect((await postMessage(url, validMessage)).status).toBe(201)
})

it('inbox status: prints a store that cannot be opened as a fault', async () => {
  const { status, stdout, stderr } = await inbox(temporaryFolder(), 'status')
  expect([status, stderr]).toEqual([1, ''])
  expect(stdout).toMatch(/^fault\nDATABASE_URL: there is no store at .+\n$/)
})

it.each([['list'], ['backup', 'copy'], ['erase', validMessage.email]])(
  'inbox %s: reports a missing database and creates nothing',
  async (...args) => {
    const folder = temporaryFolder()
    expect(await inbox(folder, ...args)).toEqual({
      status: 1,
      stdout: '',
      stderr: `DATABASE_URL: there is no store at ${folder}/data/contact.db; use the DATABASE_URL of the server, which creates the store\n`,
    })
    expect(readdirSync(folder)).toEqual([])
  },
)

it('inbox: reads although nothing can be written, as on a full disk, and says what is not recorded', async () => {
  const { url, folder } = await startServer()
  const { reference } = (await (await postMessage(url, validMessage)).json()) as { reference: string }
  const database = new DatabaseSync(join(folder, 'data/contact.db'), { timeout: 5_000 })
  database.exec("create trigger full before update on probes begin select raise(abort, 'full'); end")
  database.close()
  expect(await inbox(folder, 'list')).toEqual({
    status: 0,
    stdout: expect.stringContaining(reference),
    stderr: 'This command could not be recorded in the audit log.\n',
  })
  expect((await inbox(folder, 'done', reference)).status).toBe(1)
})

it('inbox: prints one line and exits with 2 for a wrong operand, and prints the usage with --help', async () => {
  const folder = createServerFolder()
  expect(await inbox(folder, 'show', 'x')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^x is not a reference.+\n$/),
  })
  expect((await inbox(folder, '--help')).stdout).toContain('npm run inbox')
})

it('inbox find, export, backup, erase: read a store of 60,000 messages within 200 MB', {
  timeout: 60_000,
}, async () => {
  const { url, folder, kill } = await startServer()
  await postMessage(url, validMessage)
  await kill()
  const database = new DatabaseSync(join(folder, 'data/contact.db'))
  database.exec(`insert into messages (reference, accepted_at, fingerprint, service, name, email, message)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 60000)
    select n, accepted_at, n, '', name, n || email, hex(zeroblob(400)) from numbers, messages`)
  database.close()
  const largest = 'process.on("exit", () => console.error(process.resourceUsage().maxRSS))'
  for (const args of [
    ['find', validMessage.email],
    ['export', '--json'],
    ['backup', 'copy.gz'],
    ['erase', `7${validMessage.email}`],
  ]) {
    const program = ['--max-semi-space-size=2', '--import', `data:text/javascript,${largest}`, MAIN, ...args]
    const { status, stderr } = await runProgram(process.execPath, program, {
      cwd: folder,
      env: { PATH: process.env.PATH },
      maxBuffer: Number.POSITIVE_INFINITY,
    })
    expect(status).toBe(0)
    expect(Number(stderr)).toBeLessThan(200 * 1024)
  }
})
