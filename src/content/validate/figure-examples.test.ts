import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Figure, figure } from '../schemas/figures/figure.ts'
import { formatIssue } from '../schemas/format-issue.ts'

const root = join(import.meta.dirname, '../../..')
const guide = readFileSync(join(root, 'docs/figures.md'), 'utf8')

/** The first figure below each heading “## kind: …” of the guide. */
const EXAMPLES = [...guide.matchAll(/^## ([\w-]+): .*?^```yaml\n(?:figures:\n)?([\s\S]*?)^```/gms)].map(
  ([, kind = '', yaml = '']) => [kind, (parse(yaml) as unknown[])[0]] as const,
)

it('examples in docs/figures.md: are in a guide that has a section for every kind of figure', () => {
  const kinds = figure.options.map((option) => option.shape.kind.value)
  const sections = [...guide.matchAll(/^## ([\w-]+): /gm)].map(([, kind]) => kind)
  expect(sections.toSorted()).toEqual(kinds.toSorted())
})

it.each(EXAMPLES)('examples in docs/figures.md: %s: is a valid figure of its kind', (kind, example) => {
  const result = figure.safeParse(example, { error: formatIssue })
  expect(result.error?.issues ?? []).toEqual([])
  expect((result.data as Figure).kind).toBe(kind)
})
