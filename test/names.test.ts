import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const SUPERLATIVE =
  /\b(?:const|let) (?:MOST|LEAST|LONGEST|SHORTEST|LARGEST|SMALLEST|OLDEST|NEWEST|FURTHEST|HIGHEST|LOWEST)(?:_[A-Z_]+)?\b/g

it('names: constants begin with MAX_ or MIN_, not with a superlative like LARGEST_ (STYLE.md)', () => {
  const files = globSync('{src,server,contact,integrations,scripts,test,perf}/**/*.{ts,tsx,astro}')
  const names = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(SUPERLATIVE) ?? []).map((name) => `${file}: ${name}`),
  )
  expect(names).toEqual([])
})
