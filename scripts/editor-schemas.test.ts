import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentKinds } from '#src/content/load/content-kinds.ts'
import { editorSchemas } from './editor-schemas.ts'

const root = join(import.meta.dirname, '..')
const schemas = editorSchemas()

describe('JSON schemas for code editors', () => {
  it.each(schemas)('$file: equals the output of `npm run generate:schemas`', ({ file, text }) => {
    expect(readFileSync(join(root, file), 'utf8'), 'run `npm run generate:schemas`').toBe(text)
  })

  it('content/schemas: contains no other files', () => {
    expect(readdirSync(join(root, 'content/schemas')).toSorted()).toEqual(
      schemas.map(({ file }) => basename(file)).toSorted(),
    )
  })

  it('.vscode/settings.json: names the files of each schema', () => {
    const settings = JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8'))
    const expected = schemas.map(({ kind, file }) => [file, `content/${contentKinds[kind].files}`])
    expect(settings['yaml.schemas']).toEqual(Object.fromEntries(expected))
  })

  it('case study: lists the required fields and the categories, and allows no unknown field', () => {
    const work = JSON.parse(schemas.find(({ kind }) => kind === 'work')?.text ?? '{}')
    expect(work.additionalProperties).toBe(false)
    expect(work.required).toContain('challenge')
    expect(work.required).not.toContain('placeholder')
    expect(work.properties.category.enum).toHaveLength(12)
    const [, photo] = work.properties.image.oneOf
    expect(photo.properties.src).toMatchObject({ type: 'string' })
  })

  it('service: does not require a field with a default', () => {
    const services = JSON.parse(schemas.find(({ kind }) => kind === 'services')?.text ?? '{}')
    expect(services.required).not.toContain('aliases')
  })
})
