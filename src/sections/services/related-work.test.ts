import { expect, it } from 'vitest'
import type { Entry } from '#src/content/load/content-kinds.ts'
import { relatedWork } from './related-work.ts'

const study = (id: string, ...services: string[]) => ({ id, data: { services } }) as Entry<'work'>

const shown = (studies: Entry<'work'>[], serviceIds: string[]) =>
  [...relatedWork(studies, serviceIds).values()].map((list) => list.map(({ id }) => id).join(''))

it('relatedWork: returns at most three case studies, and only ones that used the service', () => {
  const studies = ['a', 'b', 'c', 'd'].map((id) => study(id, 'code'))
  expect(shown(studies, ['code', 'data'])).toEqual(['abc', ''])
})
