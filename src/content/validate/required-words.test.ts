import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readContent } from '../load/read-content.ts'
import { siteContentOf } from '../load/site-content.ts'

const { files } = readContent(join(import.meta.dirname, '../../..'))
const { home, navigation, services } = siteContentOf(files)

describe('required words', () => {
  const page = (file: string) => {
    const content = files.find((each) => each.file === `content/${file}.yaml`)
    if (!content) throw new Error(`no content/${file}.yaml`)
    return joinTexts(content.data)
  }

  it.each([
    ['site', 'Engineering Digital Masterpieces.'],
    ['home', 'design and deliver transformative digital solutions'],
    ['home', 'From Insight to Impact'],
    ['home', 'OUR EXPERTISE'],
    ['home', "Let's Collaborate"],
    ['contact', "Let's Build Something Extraordinary Together"],
    ['services', 'OUR EXPERTISE'],
    ['work', 'More Case Studies'],
    ['academy', "Empowering Nigeria's Next Tech Leaders"],
    ['academy', 'Why Choose the Academy'],
    ['academy', 'Expert-led curriculum'],
    ['academy', 'Real-world projects'],
    ['academy', 'Career mentorship'],
    ['academy', 'Get in Touch'],
    ['subsidiaries', 'One Vision, Many Ventures'],
    ['about', 'Our Story'],
    ['about', 'Our Ecosystem'],
    ['about', 'Meet Our Leadership'],
    ['csr', 'Visual Impact'],
    ['csr', 'Get Involved Today'],
  ])('content/%s.yaml contains "%s"', (file, words) => {
    expect(page(file)).toContain(words)
  })

  it.each([
    ['application-development', 'Custom Application Development'],
    ['data-engineering', 'Data Engineering & Analytics'],
    ['devops-consulting', 'Cloud Infrastructure & DevOps'],
    ['ui-ux-design', 'Product Design & UX Strategy'],
  ])('the home page shows %s as "%s"', (service, title) => {
    expect(home.expertise.cards).toContainEqual(expect.objectContaining({ service, title }))
  })

  it('lists the menu entries in the required order', () => {
    expect(navigation.header.map(({ label }) => label)).toEqual([
      'Our Work',
      'Products',
      'Academy',
      'About Us',
    ])
    expect(navigation.servicesMenu.map(({ service }) => service)).toEqual([
      'cms-solutions',
      'data-analytics',
      'cloud-infrastructure',
      'branding-design',
    ])
    expect(navigation.company.map(({ label }) => label)).toEqual([
      'Subsidiaries',
      'About Us',
      'Our Work',
      'Careers',
      'Corporate Responsibility',
      'Contact',
    ])
    expect(navigation.footerServices).toEqual([
      'application-development',
      'data-engineering',
      'devops-consulting',
      'ui-ux-design',
    ])
  })

  it('gives three services an alias', () => {
    const aliases = services.flatMap(({ id, data }) => data.aliases.map((alias) => [alias.id, id]))
    expect(Object.fromEntries(aliases)).toEqual({
      'data-analytics': 'data-engineering',
      'cloud-infrastructure': 'devops-consulting',
      'branding-design': 'ui-ux-design',
    })
  })
})

/** Returns the joined texts of an entry, with straight apostrophes (docs/requirements.md#exact-wording). */
function joinTexts(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll('’', "'")
  if (typeof value !== 'object' || value === null) return ''
  const parts = Object.values(value).map(joinTexts)
  return parts.join('light' in value ? ' ' : '\n')
}
