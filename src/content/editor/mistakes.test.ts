import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FIXTURE_ROOT } from '#test/support/fixture-content.ts'
import { contentKinds } from '../load/content-kinds.ts'
import { formFields, shapeOf } from './form-field.ts'
import { mistakesIn } from './mistakes.ts'

const fields = formFields(shapeOf(contentKinds.products.schema), {})
const taxly = readFileSync(join(FIXTURE_ROOT, 'content/products/taxly.yaml'), 'utf8')
const known = () => ({ name: 'Taxly', places: ['Ventures › taxly › Name'] })

it('form of a product: is saved without a mistake, under its known name', () => {
  expect(mistakesIn('products', taxly, fields, known())).toBeUndefined()
})

it('form of a product: names a photograph of a phone, in the words of the form', () => {
  const text = taxly.replace(
    /^image:\n(?: .*\n)+/m,
    'image:\n  kind: photo\n  src: /images/a.heic\n  alt: A till in a shop at night\n',
  )
  expect(mistakesIn('products', text, fields)).toMatch(
    /^Picture › File: .*a\.heic is a HEIC photograph; .* save it as JPEG/,
  )
})

it('form of a product: lists once, after a change of its name, the texts that say the old one', () => {
  const names = known()
  const renamed = taxly.replace('name: Taxly', 'name: TaxPro')
  expect(mistakesIn('products', renamed, fields, names)).toContain(
    'still say “Taxly”: Ventures › taxly › Name. “Save” again',
  )
  expect(mistakesIn('products', renamed, fields, names)).toBeUndefined()
})
