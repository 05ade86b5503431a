import { expect, it } from 'vitest'
import type { ContentFile } from './read-content.ts'
import { withoutUnsigned } from './without-unsigned.ts'

const file = (kind: ContentFile['kind'], data: object): ContentFile => ({
  ...{ kind, file: `content/${kind}.yaml`, id: kind, data },
})
const social = [
  { name: 'X', url: 'https://x.example/a' },
  { name: 'GitHub', url: 'https://github.com/a' },
]
const site = { phone: '+234 000 000 0000', email: 'hello@opifex.example', social }
const facts = [
  { label: 'Insurance', text: 'Up to ₦250 million', placeholder: true },
  { label: 'Teams', text: '42 engineers' },
]
const families = [
  { reviewer: { text: 'Checked by a weaver', placeholder: true } },
  { reviewer: { text: 'A' } },
]

const shown = (unsigned: 'show' | 'hide') =>
  withoutUnsigned([
    file('site', { ...site, unsigned }),
    file('about', { facts: { items: facts } }),
    file('patterns', { families }),
    file('products', { status: 'available', website: 'https://taxly.example' }),
  ]).map(({ data }) => data)

it('unsigned claims: are on the pages while site.yaml shows them', () => {
  expect(shown('show')).toEqual([
    { ...site, unsigned: 'show' },
    { facts: { items: facts } },
    { families },
    { status: 'available', website: 'https://taxly.example' },
  ])
})

it('unsigned claims: leave the pages with “hide”, but not the email address and not what is signed', () => {
  expect(shown('hide')).toEqual([
    { email: site.email, social: [social[1]], unsigned: 'hide' },
    { facts: { items: [facts[1]] } },
    { families: [{}, families[1]] },
    { status: 'available' },
  ])
})
