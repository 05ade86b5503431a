import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type ContentCopy, copyContent } from '#test/support/content-copy.ts'
import { fieldsIn, NOW, problemsWith, valid, valueAt } from '#test/support/problems-with.ts'
import { KINDS } from '../load/kinds.ts'
import type { ContentProblem } from '../load/read-content.ts'
import { checkContent, formatProblem } from './check-content.ts'

const root = join(import.meta.dirname, '../../..')

const SITE = 'content/site.yaml'
const HOME = 'content/home.yaml'
const CSR = 'content/csr.yaml'
const MENU = 'content/navigation.yaml'
const STUDY = 'content/work/permits-without-the-queue.yaml'
const OTHER_STUDY = 'content/work/procurement-in-daylight.yaml'
const SERVICE = 'content/services/data-engineering.yaml'
const PRODUCT = 'content/products/taxly.yaml'
const UNRELEASED = 'content/products/fides-agro.yaml'
const VENTURE = 'content/ventures/taxly.yaml'
const LEADER = 'content/leaders/nura-gwarzo.yaml'
const LEGAL = 'content/legal/privacy-policy.md'

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')
const characters = (count: number) => 'a'.repeat(count)

type FieldMutation = [
  rule: string,
  file: string,
  field: string,
  value: unknown,
  complaint: RegExp,
  /** The field that the complaint names, where it is the list around the field. */
  about?: string,
]

/** One rule broken in one field of one real entry. */
const FIELDS: FieldMutation[] = [
  ['no unknown field', STUDY, 'client', 'Someone', /no such field/],
  ['no unknown field inside another', PRODUCT, 'pricing.discount', '10%', /no such field/],
  ['no missing field', STUDY, 'challenge', undefined, /missing/],
  ['no missing field inside another', SERVICE, 'process.steps.2.title', undefined, /missing/],
  ['no empty field', STUDY, 'company', '', /write some text/],
  ['no empty field', STUDY, 'company', null, /empty/],
  ['no blank text', LEADER, 'title', '   ', /write some text/],
  ['text is text', STUDY, 'title', 2024, /write a text/],
  ['one line stays one line', STUDY, 'company', 'Gurara\nRegistry', /single line/],
  ['a category of the twelve', STUDY, 'category', 'Blockchain', /one of Business Process Automation, /],
  ['a known status', PRODUCT, 'status', 'Live', /one of available, In Development, Coming Soon/],
  ['a known icon', SERVICE, 'icon', 'dragon', /"dragon" is no icon of lucide/],
  ['a known vessel', VENTURE, 'vessel', 'teapot', /one of jar, flask/],
  [
    'the categories of the stack',
    HOME,
    'stack.categories.0.category',
    'Hardware',
    /one of Frontend, Backend/,
  ],
  [
    'a picture that exists',
    LEADER,
    'image.src',
    '../images/leaders/gone.avif',
    /no file content.images.leaders.gone\.avif/,
  ],
  ['a picture, no other file', LEADER, 'image.src', '../site.yaml', /name a picture/],
  ['a picture, no folder', LEADER, 'image.src', '../images/leaders', /name a picture/],
  [
    'a picture in the gallery that exists',
    CSR,
    'galleryImages.3.image',
    { kind: 'photo', src: 'images/csr/gone.jpg', alt: 'Traders at a long table with three laptops' },
    /no file/,
    'galleryImages.3.image.src',
  ],
  ['a picture', STUDY, 'image', undefined, /missing/],
  ['a picture that is drawn or a photograph', STUDY, 'image.kind', 'sketch', /one of drawn, photo/],
  ['a photograph with its file', STUDY, 'image.kind', 'photo', /missing/, 'image.src'],
  ['no file for a drawing', STUDY, 'image.src', '../images/leaders/lead-a.avif', /no such field/],
  ['a known craft', CSR, 'galleryImages.2.image.craft', 'crochet', /one of eleko, oniko, /],
  ['a seed in small letters', CSR, 'galleryImages.2.image.seed', 'Week Two', /small letters/],
  ['an alternative text', STUDY, 'image.alt', '', /write some text/],
  ['an alternative text that says something', STUDY, 'image.alt', 'A cloth', /at least 15 characters/],
  ['an alternative text that is no essay', STUDY, 'image.alt', characters(161), /at most 160 characters/],
  [
    'an alternative text beside the title',
    STUDY,
    'image.alt',
    'Permits Without the Queue',
    /already stands beside it/,
  ],
  [
    'an alternative text beside the name',
    LEADER,
    'image.alt',
    'Portrait of Nura Gwarzo',
    /already stands beside it/,
  ],
  [
    'an alternative text beside the caption',
    CSR,
    'galleryImages.0.image.alt',
    'First pilot cohort in Abuja',
    /beside it/,
  ],
  [
    'no “picture of”',
    STUDY,
    'image.alt',
    'Picture of a dark indigo cloth with a sun',
    /begin with what is seen/,
  ],
  [
    'services that exist',
    STUDY,
    'services.1',
    'data-analytics',
    /is no service; write one of application-development/,
  ],
  ['a featured case study that exists', HOME, 'work.featured.0.caseStudy', 'gone', /is no case study/],
  ['a home card for a service that exists', HOME, 'expertise.cards.2.service', 'cloud', /is no service/],
  [
    'a menu entry that leads somewhere',
    MENU,
    'servicesMenu.1.service',
    'analytics',
    /is no service or alias/,
  ],
  [
    'a link in the header that leads somewhere',
    MENU,
    'header.0.to',
    '/portfolio',
    /is no address of this site/,
  ],
  ['a link in the footer that leads somewhere', MENU, 'company.3.to', '/jobs', /is no address of this site/],
  ['a venture that leads somewhere', VENTURE, 'link', '/products/taxli', /is no address of this site/],
  [
    'a venture that stays on this site',
    VENTURE,
    'link',
    'https://taxly.example',
    /address of this site, like/,
  ],
  ['a way on from 404 that leads somewhere', 'content/not-found.yaml', 'ways.1.to', '/shop', /is no address/],
  [
    'a way to apply that leads somewhere',
    'content/careers.yaml',
    'ways.items.0.link.to',
    '/apply',
    /is no address/,
  ],
  ['a logo that simple-icons has', HOME, 'stack.categories.1.stack.0.logo', 'cobol-on-cogs', /simple-icons/],
  ['naira as ₦', PRODUCT, 'pricing.tiers.1.price', 'NGN 50,000 per month', /₦5,000/],
  ['naira as ₦ in running text', STUDY, 'impact', 'Fees rose by N310,000 a week.', /₦5,000/],
  ['dollars as $', PRODUCT, 'pricing.details', 'From USD 99 a month.', /\$99/],
  ['sums with commas', PRODUCT, 'pricing.tiers.1.price', '₦50000 per month', /with commas/],
  ['a price that is a price', PRODUCT, 'pricing.tiers.1.price', 'on request', /like ₦5,000 per month/],
  ['no HTML', STUDY, 'summary', `<b>Land</b> ${words(12)}`, /HTML/],
  ['no Markdown where it is not read', STUDY, 'impact', '**92%** of applications.', /Markdown/],
  ['finished texts', PRODUCT, 'market', 'Lorem ipsum dolor sit amet.', /finish this text/],
  [
    'budget shares that make 100',
    CSR,
    'funding.allocation.0.percentage',
    39,
    /add up to 100; they make 99/,
    'funding.allocation',
  ],
  ['budget shares that are whole', CSR, 'funding.allocation.0.percentage', 40.5, /whole number/],
  [
    'people as written in the figure',
    CSR,
    'impact.targetedMetrics.0.people',
    5000,
    /same number as in value/,
  ],
  ['goals of the UN', CSR, 'sdgAlignment.goals.0.goal', 18, /at most 17/],
  ['steps in order', SERVICE, 'process.steps.1.number', 3, /number the steps 1 to 6/, 'process.steps'],
  ['six steps', SERVICE, 'process.steps.5', undefined, /exactly 6 items; this has 5/, 'process.steps'],
  ['four features of a service', SERVICE, 'features.3', undefined, /exactly 4 items; this has 3/, 'features'],
  [
    'four topics of a focus area',
    CSR,
    'focusAreas.1.training.3',
    undefined,
    /exactly 4 items; this has 3/,
    'focusAreas.1.training',
  ],
  [
    'four volunteer roles',
    CSR,
    'volunteers.roles.0',
    undefined,
    /exactly 4 items; this has 3/,
    'volunteers.roles',
  ],
  [
    'six pictures in the gallery',
    CSR,
    'galleryImages.5',
    undefined,
    /exactly 6 items; this has 5/,
    'galleryImages',
  ],
  [
    'four credentials',
    HOME,
    'credentials.logos.0',
    undefined,
    /exactly 4 items; this has 3/,
    'credentials.logos',
  ],
  [
    'six steps on the home page',
    HOME,
    'process.steps.0',
    undefined,
    /exactly 6 items; this has 5/,
    'process.steps',
  ],
  ['a place of its own in the list', STUDY, 'order', 2, /one of its own; 2 is taken by/],
  ['a place that can be counted', STUDY, 'order', 0, /at least/],
  ['a title of its own', OTHER_STUDY, 'title', 'Permits Without the Queue', /one of its own/],
  ['a name of its own', 'content/leaders/wandoo-akosu.yaml', 'name', 'Obinna Umeadi', /one of its own/],
  [
    'an alias that hides no service',
    SERVICE,
    'aliases.1',
    { id: 'crm-solutions', title: 'CRM' },
    /"crm-solutions" is taken/,
    'aliases.1.id',
  ],
  [
    'an alias that hides no other alias',
    'content/services/ui-ux-design.yaml',
    'aliases.1',
    { id: 'data-analytics', title: 'Data' },
    /"data-analytics" is taken/,
    'aliases.1.id',
  ],
  ['an alias that can be an address', SERVICE, 'aliases.0.id', 'Data Analytics', /small letters/],
  ['no launch date before launch', UNRELEASED, 'launchDate', '2026-06', /no such field/],
  [
    'no metrics before launch',
    UNRELEASED,
    'metrics',
    { activeUsers: 1, farms: 2, payouts: 3 },
    /no such field/,
  ],
  ['no website before launch', UNRELEASED, 'website', 'https://fides.example', /no such field/],
  ['no impact before launch', UNRELEASED, 'impact', 'It will be great.', /no such field/],
  ['no launch quarter after launch', PRODUCT, 'launchQuarter', 'Q2 2026', /no such field/],
  ['no planned impact after launch', PRODUCT, 'plannedImpact', 'Some.', /no such field/],
  ['a launch quarter before launch', UNRELEASED, 'launchQuarter', undefined, /missing/],
  ['a quarter of the year', UNRELEASED, 'launchQuarter', 'Q5 2026', /like Q2 2026/],
  ['a launch that has been', PRODUCT, 'launchDate', '2027-01', /not in the future/],
  ['a month of the year', PRODUCT, 'launchDate', '2022-13', /like 2023-04/],
  ['an encrypted website', PRODUCT, 'website', 'http://taxly.example', /beginning with https/],
  ['a whole address', PRODUCT, 'website', 'taxly.example', /beginning with https/],
  ['names of metrics in one word', PRODUCT, 'metrics.Active users', 12, /like activeUsers/],
  ['metrics with a value', PRODUCT, 'metrics.filedOnTime', [], /number, or write a text/],
  ['features of a product', PRODUCT, 'features', ['VAT', 'PAYE', 'CIT'], /at least 4 items; this has 3/],
  ['a year of the records', STUDY, 'year', 2021, /at least 2022/],
  ['a year that has begun', STUDY, 'year', 2027, /not in the future/],
  ['a challenge that is told', STUDY, 'challenge', words(13), /at least 120 words; this has 13/],
  ['a solution that is told', STUDY, 'solution', words(119), /at least 120 words; this has 119/],
  ['an overview that is told', SERVICE, 'overview', words(149), /at least 150 words; this has 149/],
  [
    'an overview that opens with a long sentence',
    SERVICE,
    'overview',
    `We build. Then ${words(160)}`,
    /make sense/,
  ],
  ['a leader in about 60 words', LEADER, 'description', words(20), /at least 45 words; this has 20/],
  ['a heading that a social card can show', HOME, 'stack.heading.light', characters(61), /at most 60/],
  ['a tagline that a social card can show', SITE, 'tagline', characters(61), /at most 60/],
  ['a title that result pages can show', HOME, 'seo.title', characters(66), /at most 65 characters/],
  ['a description that result pages can show', HOME, 'seo.description', characters(161), /at most 160/],
  ['a description that says something', HOME, 'seo.description', 'Software.', /at least 70 characters/],
  ['a summary that says something', STUDY, 'summary', 'Permits.', /at least 70 characters/],
  ['nothing twice in a list', STUDY, 'tech.3', 'TypeScript', /"TypeScript" is here twice/],
  ['no service twice in a menu', MENU, 'footerServices.3', 'data-engineering', /is here twice/],
  ['an email address', SITE, 'email', 'hello at opifex', /like hello@example\.com/],
  ['an international telephone number', SITE, 'phone', '0800 123 456', /international form/],
  ['a WhatsApp number in digits', SITE, 'whatsapp', '+234 800', /digits only/],
  ['a founding year that has begun', SITE, 'foundedYear', 2031, /not in the future/],
  ['placeholder is true or absent', STUDY, 'placeholder', false, /true, or remove/],
  [
    'known tokens only',
    'content/contact.yaml',
    'privacyNote',
    'Erased after {{retenton}}.',
    /known are name/,
  ],
  ['tokens only where they are filled in', STUDY, 'impact', 'Write to {{email}}.', /write it out/],
  ['a day that exists', LEGAL, 'updated', '2026-02-30', /a day like 2026-11-21/],
  [
    'both tracks of the academy',
    'content/academy.yaml',
    'tracks.items.1.id',
    'edutech',
    /is here twice/,
    'tracks.items.1',
  ],
]

/** Rules that no single field can break: what is done to the files, and the complaint. */
const FILES: [
  rule: string,
  change: (copy: ContentCopy) => void,
  file: string,
  field: string,
  complaint: RegExp,
][] = [
  ['every page has its file', ({ write }) => write(HOME, undefined), HOME, '', /the file is missing/],
  ['both legal texts', ({ write }) => write(LEGAL, undefined), LEGAL, '', /the file is missing/],
  [
    'a legal text says something',
    ({ read, write }) => write(LEGAL, `${read(LEGAL).split('\n---\n')[0]}\n---\n`),
    LEGAL,
    'body',
    /write the text below/,
  ],
  [
    'a legal text has fields',
    ({ write }) => write(LEGAL, '## Who is responsible\n'),
    LEGAL,
    '',
    /between two lines of three hyphens/,
  ],
  [
    'links in legal texts lead somewhere',
    ({ read, write }) => write(LEGAL, `${read(LEGAL)}\n[Terms](/terms)\n`),
    LEGAL,
    'body',
    /"\/terms" is no address of this site/,
  ],
  [
    'known tokens in legal texts',
    ({ read, write }) => write(LEGAL, `${read(LEGAL)}\nWrite to {{mail}}.\n`),
    LEGAL,
    'body',
    /\{\{mail\}\} is no token/,
  ],
  ['readable YAML', ({ write }) => write(STUDY, 'title: Permits: now\n'), STUDY, '', /not readable YAML/],
  [
    'a field stands once',
    ({ read, write }) => write(STUDY, `${read(STUDY)}year: 2024\n`),
    STUDY,
    '',
    /not readable YAML: Map keys must be unique/,
  ],
  ['a file is not empty', ({ write }) => write(STUDY, '\n'), STUDY, '', /write fields/],
  [
    'a name that can be an address',
    ({ read, write }) =>
      write(
        'content/work/Ports & Trade.yaml',
        read(STUDY).replace('order: 1', 'order: 99').replace('title: ', 'title: Other '),
      ),
    'content/work/Ports & Trade.yaml',
    '',
    /small letters, digits and single hyphens/,
  ],
  [
    'an ending that is read',
    ({ read, write }) => write('content/work/ports.yml', read(STUDY)),
    'content/work/ports.yml',
    '',
    /no page reads this file/,
  ],
  [
    'a folder that is read',
    ({ read, write }) => write('content/ports.yaml', read(STUDY)),
    'content/ports.yaml',
    '',
    /no page reads this file/,
  ],
]

describe('one rule broken in a field', () => {
  it(`is caught in 100 % of ${FIELDS.length} cases`, () => {
    const survivors = FIELDS.filter(
      ([, file, field, value]) => problemsWith(file, field.split('.'), value).length === 0,
    )
    expect(survivors.map(([rule]) => rule)).toEqual([])
    expect(FIELDS.length + FILES.length).toBeGreaterThanOrEqual(40)
  })

  it.each(FIELDS)('%s: %s: %s', (_, file, field, value, complaint, about = field) => {
    expect(complaintsAbout(problemsWith(file, field.split('.'), value), file, about)).toEqual([
      expect.stringMatching(complaint),
    ])
  })
})

describe('one rule broken in the files', () => {
  const copy = copyContent(root)
  afterEach(copy.restore)
  afterAll(copy.dispose)

  it('is none to begin with', () => {
    expect(checkContent(copy.root, NOW).problems).toEqual([])
  })

  it.each(FILES)('%s', (_, change, file, field, complaint) => {
    change(copy)
    expect(complaintsAbout(checkContent(copy.root, NOW).problems, file, field)).toEqual([
      expect.stringMatching(complaint),
    ])
  })
})

/** One real entry of every kind. */
const SAMPLES = KINDS.map((kind) => {
  const sample = valid.find((file) => file.kind === kind)
  if (!sample) throw new Error(`there is no ${kind}`)
  return sample
})

/** Fields that an entry may do without; a section of the home page may have no introduction. */
const OPTIONAL = /(^|\.)(placeholder|craft|seed)$|^(aliases|website|logo|pricing\.details|pricing\.tiers)$/
const OPTIONAL_AT_HOME = /^\w+\.intro$/

describe.each(SAMPLES)('in $file', ({ kind, file, data }) => {
  const fields = fieldsIn(data)
  const isCaught = (path: string[], value: unknown) =>
    problemsWith(file, path, value).some(({ field }) =>
      [path.join('.'), path.slice(0, -1).join('.')].includes(field),
    )

  it('every field that is removed is missed, unless an entry may do without it', () => {
    const isOptional = (field: string) =>
      OPTIONAL.test(field) || (kind === 'home' && OPTIONAL_AT_HOME.test(field))
    const required = fields.filter((path) => !isOptional(path.join('.')) && !isPlaceInList(path))
    expect(required.filter((path) => !isCaught(path, undefined))).toEqual([])
  })

  it('every field that is left without a value is noticed', () => {
    expect(fields.filter((path) => !isCaught(path, null))).toEqual([])
  })

  it('every text that is blank is noticed', () => {
    const texts = fields.filter((path) => typeof valueAt(data, path) === 'string')
    expect(texts.length).toBeGreaterThan(2)
    expect(texts.filter((path) => !isCaught(path, ' '))).toEqual([])
  })

  it('every unknown field is noticed, however deep it stands', () => {
    const objects = [[], ...fields].filter((path) => isObject(valueAt(data, path)))
    expect(objects.filter((path) => !isCaught([...path, 'unknownField'], 'x'))).toEqual([])
  })
})

/** What is complained about, which must be this field, named in the line that people read. */
function complaintsAbout(problems: ContentProblem[], file: string, field: string): string[] {
  const place = field === '' ? `${file}: ` : `${file}: ${field}: `
  expect(problems.map(formatProblem)).toEqual(problems.map(() => expect.stringContaining(place)))
  return problems.map(({ expected }) => expected)
}

/** A list may hold less; how much less is a rule of its own. */
function isPlaceInList(path: string[]): boolean {
  return /^\d+$/.test(path.at(-1) ?? '')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
