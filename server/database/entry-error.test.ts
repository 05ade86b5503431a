import { expect, it } from 'vitest'
import { isEntryError } from './entry-error.ts'

const sqlite = (code: number) => Object.assign(new Error(), { code })
const postgres = (code: string) => Object.assign(new Error(), { code })

it.each([
  ['a constraint of SQLite', sqlite(1811), true],
  ['a full disk', sqlite(13), false],
  ['a locked database', sqlite(5), false],
  ['a letter that the encoding lacks', postgres('22P05'), true],
  ['a check constraint of PostgreSQL', postgres('23514'), true],
  ['a lock timeout', postgres('55P03'), false],
  ['a server that is stopping', postgres('57P01'), false],
  ['an unreachable server', postgres('ECONNREFUSED'), false],
  ['an error without a code', new Error(), false],
])('isEntryError: decides whether %s was caused by one row', (_, error, expected) => {
  expect(isEntryError(error)).toBe(expected)
})
