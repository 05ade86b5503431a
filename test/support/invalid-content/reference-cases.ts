import {
  type FieldCase,
  HOME,
  MENU,
  OTHER_STUDY,
  PRODUCT,
  SERVICE,
  SITE,
  STUDY,
  VENTURE,
} from './field-case.ts'

const OTHER_SERVICE = 'content/services/devops-consulting.yaml'
/** The field of an old address. */
const OLD = 'formerPaths.0'
const ALIAS = 'data-analytics'
const OWN = '/work/procurement-in-daylight'
const alias = (id: string) => ({ id, title: 'Alias', seoTitle: 'Alias in search', tagline: 'What it is.' })

/** Invalid references and repeated unique values: each case makes one field of an existing entry invalid. */
export const REFERENCE_CASES: FieldCase[] = [
  ['a study of an unknown service', STUDY, 'services.1', 'analytics', /is no service: .*; write another/],
  ['an unknown sector', STUDY, 'sector', 'Public body', /is no sector: .*, like Public bodies/],
  ['a category that was taken out', STUDY, 'category', 'Blockchain', /is no category: .*; write another/],
  ['an unknown featured case study', HOME, 'work.featured.0.caseStudy', 'gone', /is no case study/],
  ['a home card for an unknown service', HOME, 'expertise.cards.2.service', 'cloud', /is no service/],
  ['an unknown service in a menu', MENU, 'servicesMenu.1.service', 'analytics', /is no service or alias/],
  ['a header link to an unknown page', MENU, 'header.0.to', '/portfolio', /is no address of this site/],
  ['a footer link to an unknown page', MENU, 'company.3.to', '/jobs', /is no address of this site/],
  ['a venture link to an unknown page', VENTURE, 'link', '/products/taxli', /is no address of this site/],
  ['a venture link to another site', VENTURE, 'link', 'https://taxly.example', /address of this site, like/],
  ['a link to no page on the 404 page', 'content/not-found.yaml', 'ways.1.to', '/shop', /is no address/],
  ['a careers link to no page', 'content/careers.yaml', 'ways.items.0.link.to', '/apply', /is no address/],
  ['an unknown logo', HOME, 'stack.categories.1.stack.0.logo', 'cobol-on-cogs', /simple-icons/],
  ['position 0', STUDY, 'order', 0, /at least/],
  ['a title that another entry has', OTHER_STUDY, 'title', 'Permits Without the Queue', /one of its own/],
  ['the name of another', 'content/leaders/wandoo-akosu.yaml', 'name', 'Obinna Umeadi', /one of its own/],
  ['a service as alias', SERVICE, 'aliases.1', alias('cyber-security'), /is taken/, 'aliases.1.id'],
  ['an alias of another', OTHER_SERVICE, 'aliases.1', alias('data-analytics'), /is taken/, 'aliases.1.id'],
  ['a position that another entry has', OTHER_STUDY, 'order', 10, /one of its own; 10 is taken by/],
  ['an old address that is a page', PRODUCT, 'formerPaths', ['/work'], /address: content\/work\.yaml/, OLD],
  ['an old address that is an alias', SERVICE, 'formerPaths', [`/services/${ALIAS}`], /a page has this/, OLD],
  ['an old address of another', OTHER_STUDY, 'formerPaths', ['/work/fees'], /is taken by .*permits/, OLD],
  ['an old address twice', STUDY, 'formerPaths.1', '/work/fees', /"\/work\/fees" is here twice/],
  ['a redirect to itself', OTHER_STUDY, 'formerPaths', [OWN], /a page has this address: .*daylight/, OLD],
  [
    'an old address with a mark',
    STUDY,
    'formerPaths.0',
    '/work/fees?',
    /small letters, .* like \/work\/fees/,
  ],
  ['a removed page that moved', SITE, 'movedPages.0.from', '/work/fees', /is taken by/],
  ['a removed page that is there', SITE, 'movedPages.0.from', '/profile', /a page has this address/],
  ['a removed page to no page', SITE, 'movedPages.0.to', '/shop', /is no address of this site/],
  [
    'a link to an old address',
    VENTURE,
    'link',
    '/work/fees',
    /is "\/work\/permits-without-the-queue" now; write/,
  ],
  [
    'the old name of a study',
    HOME,
    'work.featured.0.caseStudy',
    'fees',
    /is "permits-without-the-queue" now/,
  ],
  ['an alias that cannot be part of an address', SERVICE, 'aliases.0.id', 'Data Analytics', /small letters/],
]
