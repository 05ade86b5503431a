import { expect, it } from 'vitest'
import { promisedCloth } from './promised-cloth.ts'

it('draws whole dots, one for each hundred people or the most of one', () => {
  const targets = [{ people: 5000 }, { people: 249 }, { people: 250 }]
  const milestones = [{ people: 130 }, { people: 180 }]
  expect(promisedCloth(targets, milestones)).toEqual({ groups: [50, 2, 3], dyed: 3 })
})
