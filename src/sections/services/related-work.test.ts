import { describe, expect, it } from 'vitest'
import type { Entry } from '#src/content/load/content-kinds.ts'
import { relatedWork } from './related-work.ts'

const study = (id: string, ...services: string[]) => ({ id, data: { services } }) as Entry<'work'>

const shown = (studies: Entry<'work'>[], serviceIds: string[]) =>
  [...relatedWork(studies, serviceIds).values()].map((list) => list.map(({ id }) => id).join(''))

describe('relatedWork', () => {
  it('puts case studies that have the service as their first before the others', () => {
    const studies = [study('a', 'code', 'data'), study('b', 'data'), study('c', 'data', 'code')]
    expect(shown(studies, ['data'])).toEqual(['bca'])
  })

  it('prefers case studies that the services before it show least often', () => {
    const studies = ['a', 'b', 'c', 'd', 'e'].map((id) => study(id, 'other', 'code', 'data', 'design'))
    expect(shown(studies, ['code', 'data', 'design'])).toEqual(['abc', 'dea', 'bcd'])
  })

  it('returns at most three case studies, and only ones that used the service', () => {
    const studies = ['a', 'b', 'c', 'd'].map((id) => study(id, 'code'))
    expect(shown(studies, ['code', 'data'])).toEqual(['abc', ''])
  })
})
