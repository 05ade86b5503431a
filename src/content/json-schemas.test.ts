import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { editorSchemas } from './json-schemas.ts'
import { contentKinds } from './kinds.ts'

const root = join(import.meta.dirname, '../..')
const schemas = editorSchemas()

describe('the JSON schemas for editors', () => {
  it.each(schemas)('$file is what `npm run schemas` writes', ({ file, text }) => {
    expect(readFileSync(join(root, file), 'utf8'), 'run `npm run schemas`').toBe(text)
  })

  it('are the only files in their folder', () => {
    expect(readdirSync(join(root, 'content/schemas')).toSorted()).toEqual(
      schemas.map(({ file }) => basename(file)).toSorted(),
    )
  })

  it.each(schemas)('$file is named by the first line of every file it describes', ({ kind, file }) => {
    const described = globSync(join('content', contentKinds[kind].files), { cwd: root })
    const firstLines = described.map((path) => [path, readFileSync(join(root, path), 'utf8').split('\n')[0]])
    expect(described.length).toBeGreaterThan(0)
    expect(firstLines).toEqual(
      described.map((path) => [
        path,
        `# yaml-language-server: $schema=${relative(dirname(join(root, path)), join(root, file))}`,
      ]),
    )
  })

  it('know a case study: its fields, its categories, and no others', () => {
    const work = JSON.parse(schemas.find(({ kind }) => kind === 'work')?.text ?? '{}')
    expect(work.additionalProperties).toBe(false)
    expect(work.required).toContain('challenge')
    expect(work.required).not.toContain('placeholder')
    expect(work.properties.category.enum).toHaveLength(12)
    const [, photo] = work.properties.image.oneOf
    expect(photo.properties.src).toMatchObject({ type: 'string' })
  })

  it('let an author leave out what has a default', () => {
    const services = JSON.parse(schemas.find(({ kind }) => kind === 'services')?.text ?? '{}')
    expect(services.required).not.toContain('aliases')
  })
})
