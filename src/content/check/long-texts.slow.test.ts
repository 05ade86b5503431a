import { expect, test } from 'vitest'
import { fieldsIn, problemsWith, valid, valueAt } from '#test/support/problems-with.ts'
import { contentKindNames } from '../load/content-kinds.ts'

/** One entry of each kind. */
const SAMPLES = contentKindNames.flatMap((kind) => valid.find((file) => file.kind === kind) ?? [])

test.each(SAMPLES)(
  'content check: takes a text ten times as long in $file, or reports it',
  ({ file, data }) => {
    for (const path of fieldsIn(data).filter((each) => typeof valueAt(data, each) === 'string')) {
      const text = Array(10).fill(valueAt(data, path)).join(' ')
      const places = problemsWith(file, path, text).map((problem) => `${problem.file}: ${problem.field}`)
      const near = `${file}: ${path.slice(0, -1).join('.')}`
      expect(places.filter((place) => !place.startsWith(near))).toEqual([])
    }
  },
)
