import { expect, it } from 'vitest'
import { createLog, describeError } from './log.ts'

it('says where an error happened without quoting what a visitor wrote', () => {
  const parserError = new SyntaxError('Unexpected token A, "Amina Bello" is not valid JSON')
  const mailError = Object.assign(new Error('550 <amina@example.com> unknown'), { code: 'EENVELOPE' })
  for (const error of [parserError, mailError]) {
    const line = JSON.stringify(describeError(error))
    expect(line).not.toMatch(/amina/i)
    expect(line).toContain('log.test.ts')
  }
  expect(describeError(mailError).code).toBe('EENVELOPE')
})

it('keeps the text of a mistake of our own code', () => {
  expect(describeError(new TypeError('x is not a function')).text).toBe('x is not a function')
})

it('writes JSON lines of the wanted level only', () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => lines.push(line) })
  log.info('quiet')
  log.error({ err: new Error('secret') }, 'loud')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, msg: 'loud', err: { name: 'Error' } })
  expect(lines[0]).not.toContain('secret')
})
