import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentKindNames, contentKinds } from '#src/content/load/content-kinds.ts'
import { checkForm, printForm, readForm } from './entry-file.ts'

const root = join(import.meta.dirname, '../../..')
const FILES = contentKindNames.flatMap((kind) =>
  globSync(join('content', contentKinds[kind].files), { cwd: root }).map((file) => ({ kind, file })),
)
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

describe('form of a content file', () => {
  it.each(FILES)('$file: is written back without a change', ({ kind, file }) => {
    expect(printForm(kind, readForm(kind, textOf(file))), 'run `npm run format`').toBe(textOf(file))
  })

  it.each(FILES)('$file: passes its schema', ({ kind, file }) => {
    expect(checkForm(kind, file, readForm(kind, textOf(file)))).toEqual([])
  })

  it('changes one line of the file when one word changes', () => {
    const file = 'content/work/permits-without-the-queue.yaml'
    const changed = printForm('work', { ...readForm('work', textOf(file)), company: 'Gurara Land Registry' })
    const [before, after] = [textOf(file), changed].map((text) => text.split('\n'))
    expect(after?.filter((line, index) => line !== before?.[index])).toEqual([
      'company: Gurara Land Registry',
    ])
  })

  it('leaves out a mark that is not set, an empty text and an empty list', () => {
    const form = { title: 'A Service', placeholder: false, aliases: [], tagline: ' One line ' }
    expect(printForm('services', form)).not.toMatch(/placeholder|aliases/)
    expect(printForm('services', form)).toContain('tagline: One line\n')
  })

  it('keeps an empty text that means something', () => {
    expect(printForm('site', { whatsapp: '' })).toContain("whatsapp: ''")
  })

  it('reports a form that breaks a rule of the schema', () => {
    const form = { ...readForm('leaders', textOf('content/leaders/nura-gwarzo.yaml')), description: 'Short.' }
    expect(checkForm('leaders', 'content/leaders/nura-gwarzo.yaml', form)).toEqual([
      expect.objectContaining({
        field: 'description',
        expected: expect.stringContaining('at least 45 words'),
      }),
    ])
  })
})
