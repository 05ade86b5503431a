import { describe, expect, it } from 'vitest'
import type { Entry } from '#src/content/load/content-kinds.ts'
import { chooseEvidence } from './choose-evidence.ts'

const study = (id: string, services: string[], kinds: string[]) =>
  ({ id, data: { services, figures: kinds.map((kind) => ({ kind })) } }) as Entry<'work'>

const chosen = (studies: Entry<'work'>[]) => {
  const evidence = chooseEvidence(studies, 'design')
  return evidence && [evidence.study.id, evidence.figure.kind]
}

describe('chooseEvidence', () => {
  it('prefers the first case study that has the service as its first', () => {
    const studies = [
      study('a', ['code', 'design'], ['flow']),
      study('b', ['design'], ['series']),
      study('c', ['design'], ['flow']),
    ]
    expect(chosen(studies)).toEqual(['b', 'series'])
  })

  it('falls back to the first case study that used the service', () => {
    expect(chosen([study('a', ['code'], ['flow']), study('b', ['code', 'design'], ['flow'])])).toEqual([
      'b',
      'flow',
    ])
  })

  it('prefers before-after, then flow and series', () => {
    expect(chosen([study('a', ['design'], ['message', 'series', 'flow'])])).toEqual(['a', 'flow'])
    expect(chosen([study('a', ['design'], ['screen', 'flow', 'before-after'])])).toEqual([
      'a',
      'before-after',
    ])
  })

  it('skips case studies without a measured figure', () => {
    const measured = study('b', ['code', 'design'], ['flow'])
    expect(chosen([study('a', ['design'], ['place']), measured])).toEqual(['b', 'flow'])
  })

  it('returns undefined if no case study used the service', () => {
    expect(chosen([study('a', ['code'], ['flow'])])).toBeUndefined()
  })
})
