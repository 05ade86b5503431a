import { expect, test } from 'vitest'
import type { Figure } from '#src/content/schemas/figures/figure.ts'
import { splitFigures } from './device-of.ts'

test.each([
  [['series', 'message', 'screen'], ['message', 'screen'], ['series']],
  [['series', 'place'], ['series'], ['place']],
  [['screen'], ['screen'], []],
])('splitFigures: splits %j into %j and %j', (kinds, plate, others) => {
  const split = splitFigures(kinds.map((kind) => ({ kind }) as Figure))
  expect(split.plate.map(({ kind }) => kind)).toEqual(plate)
  expect(split.others.map(({ kind }) => kind)).toEqual(others)
})
