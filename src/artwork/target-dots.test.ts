import { describe, expect, it } from 'vitest'
import { targetDots } from './target-dots.ts'

describe('targetDots', () => {
  it('returns one dot per hundred people, rounded', () => {
    const targets = [{ people: 5000 }, { people: 249 }, { people: 250 }]
    const milestones = [{ people: 130 }, { people: 180 }]
    expect(targetDots(targets, milestones)).toEqual({ groups: [50, 2, 3], highlighted: 3 })
  })
})
