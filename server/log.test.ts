import { expect, it } from 'vitest'
import { createLog, describeError } from './log.ts'

it('describeError: returns code and stack without the message, which may contain data of visitors', () => {
  const parserError = new SyntaxError('Unexpected token A, "Amina Bello" is not valid JSON')
  const mailError = Object.assign(new Error('550 <amina@example.com> unknown'), { code: 'EENVELOPE' })
  for (const error of [parserError, mailError]) {
    const line = JSON.stringify(describeError(error))
    expect(line).not.toMatch(/amina/i)
    expect(line).toContain('log.test.ts')
  }
  expect(describeError(mailError).code).toBe('EENVELOPE')
})

it('describeError: keeps the message of a programming error', () => {
  expect(describeError(new TypeError('x is not a function')).text).toBe('x is not a function')
})

it('createLog: writes JSON lines of the configured level and above', () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => lines.push(line) })
  log.info('quiet')
  log.error({ err: new Error('secret') }, 'loud')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, msg: 'loud', err: { name: 'Error' } })
  expect(lines[0]).not.toContain('secret')
})
