import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { prepareWatch } from './watch-runs.ts'

const alarm = (text: string) => `Website alarm (${hostname()}): ${text}`
const well = (text: string) => `Website well again (${hostname()}): ${text}`
const NOT_STORED = 'Messages cannot be stored.'

describe('watch.sh', () => {
  it('sends no alarm and one heartbeat if all is well', async () => {
    const { run, hook } = await prepareWatch()
    expect(await run()).toEqual({ status: 0, stderr: '' })
    expect(hook).toMatchObject({ texts: [], heartbeats: 1 })
  })

  it('sends the reason at once, again after an hour, and a message when the fault ends', async () => {
    const { run, hook, faults, passAnHour } = await prepareWatch()
    faults['/readyz'] = NOT_STORED
    expect(await run()).toMatchObject({ status: 1 })
    await run()
    expect(hook.texts).toEqual([alarm(NOT_STORED)])
    passAnHour()
    await run()
    expect(hook.texts).toEqual([alarm(NOT_STORED), alarm(NOT_STORED)])
    expect(hook.heartbeats).toBe(0)
    delete faults['/readyz']
    await run()
    expect(hook.texts.slice(2)).toEqual([well('The next message can be stored.')])
    expect(await run()).toMatchObject({ status: 0 })
    expect(hook.texts).toHaveLength(3)
  })

  it('sends an alarm in the next run if the web hook was down', async () => {
    const { run, hook, faults } = await prepareWatch()
    faults['/mailz'] = 'A mail to the team has waited for too long.'
    hook.isDown = true
    await run()
    hook.isDown = false
    await run()
    expect(hook.texts).toEqual([alarm('A mail to the team has waited for too long.')])
    hook.isDown = true
    delete faults['/mailz']
    expect(await run()).toMatchObject({ status: 1 })
    hook.isDown = false
    await run()
    expect(hook.texts.slice(1)).toEqual([well('Mails reach the team.')])
  })

  it('sends one alarm for each reason, also for a second reason of the same probe', async () => {
    const { run, hook, faults, units } = await prepareWatch()
    faults['/mailz'] = 'The mail server refuses a mail to the team.'
    await run()
    faults['/mailz'] = 'A mail to the team has waited for too long.'
    faults['/readyz'] = NOT_STORED
    faults['/storez'] = 'Expired messages are not erased.'
    units.ActiveState = 'failed'
    await run()
    expect(hook.texts).toEqual([
      alarm('The mail server refuses a mail to the team.'),
      alarm(NOT_STORED),
      alarm('A mail to the team has waited for too long.'),
      alarm('Expired messages are not erased.'),
      alarm('The last backup failed.'),
    ])
  })

  it('sends an alarm if no server answers', async () => {
    const { run, hook } = await prepareWatch()
    await run({ serverIsDown: true })
    expect(hook.texts).toEqual([alarm('No server answers.')])
  })

  it('sends an alarm if a server is ready once and then stops', async () => {
    const { run, hook, server } = await prepareWatch()
    server.restarts = true
    await run()
    expect(hook.texts[0]).toBe(alarm('The server stops soon after its start.'))
  })

  it('sends an alarm if systemctl fails', async () => {
    const { run, hook, units } = await prepareWatch()
    delete units.NRestarts
    delete units.ActiveState
    await run()
    expect(hook.texts).toEqual([alarm('The state of the units cannot be read.')])
  })

  it('sends an alarm if a server restarts three times within ten runs, although it answers', async () => {
    const { run, hook, units } = await prepareWatch()
    for (const restarts of ['50', '51', '52']) {
      units.NRestarts = restarts
      expect(await run()).toMatchObject({ status: 0 })
    }
    units.NRestarts = '53'
    await run()
    expect(hook.texts).toHaveLength(1)
    expect(hook.texts[0]).toMatch(/The server on port \d+ restarts again and again\.$/)
    units.NRestarts = '0'
    await run()
    expect(hook.texts[1]).toMatch(/The server on port \d+ no longer restarts\.$/)
  })

  it('runs a command with the text on its standard input', async () => {
    const { run, folder, faults } = await prepareWatch({ alarm: (_, at) => `cat >'${at}/received'` })
    faults['/readyz'] = NOT_STORED
    await run()
    expect(readFileSync(join(folder, 'received'), 'utf8')).toBe(`${alarm(NOT_STORED)}\n`)
  })

  it('fails if no alarm is configured', async () => {
    const { run } = await prepareWatch({ alarm: () => '' })
    const { status, stderr } = await run()
    expect(status).toBe(1)
    expect(stderr).toContain('ALARM in /etc/website/alarm.conf is empty')
  })
})
