import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { editorSchemas } from './json-schemas.ts'

const root = join(import.meta.dirname, '../../..')
const schemas = editorSchemas()

describe('the JSON schemas for editors', () => {
  it.each(schemas)('$file is up to date', ({ file, text }) => {
    expect(readFileSync(join(root, file), 'utf8'), 'run `npm run generate:schemas`').toBe(text)
  })

  it('are the only files in content/schemas', () => {
    expect(readdirSync(join(root, 'content/schemas')).toSorted()).toEqual(
      schemas.map(({ file }) => basename(file)).toSorted(),
    )
  })

  it('describe the fields and categories of a case study, and allow no others', () => {
    const work = JSON.parse(schemas.find(({ kind }) => kind === 'work')?.text ?? '{}')
    expect(work.additionalProperties).toBe(false)
    expect(work.required).toContain('challenge')
    expect(work.required).not.toContain('placeholder')
    expect(work.properties.category.enum).toHaveLength(12)
    const [, photo] = work.properties.image.oneOf
    expect(photo.properties.src).toMatchObject({ type: 'string' })
  })

  it('do not require a field with a default', () => {
    const services = JSON.parse(schemas.find(({ kind }) => kind === 'services')?.text ?? '{}')
    expect(services.required).not.toContain('aliases')
  })
})
