import { fixtureContent } from '../fixture-content.ts'

/** An invalid value for one field of a content file, and the problem that the content check must report. */
export type FieldCase = [
  /** What the check must reject, for the name of the test. */
  rejected: string,
  file: string,
  field: string,
  value: unknown,
  message: RegExp,
  /** The field that the reported problem names, if it is not `field`. */
  reportedField?: string,
]

export const SITE = 'content/site.yaml'
export const HOME = 'content/home.yaml'
export const CSR = 'content/csr.yaml'
export const ACADEMY = 'content/academy.yaml'
export const CONTACT = 'content/contact.yaml'
export const WORK = 'content/work.yaml'
export const MENU = 'content/navigation.yaml'
export const STUDY = 'content/work/permits-without-the-queue.yaml'
const METERS = 'content/work/meters-that-tell-the-truth.yaml'
export const OTHER_STUDY = 'content/work/procurement-in-daylight.yaml'
export const SERVICE = 'content/services/data-engineering.yaml'
export const PRODUCT = 'content/products/taxly.yaml'
export const UNRELEASED = 'content/products/fides-agro.yaml'
export const VENTURE = 'content/ventures/taxly.yaml'
export const LEADER = 'content/leaders/nura-gwarzo.yaml'
export const LEGAL = 'content/legal/privacy-policy.md'

export const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')
export const characters = (count: number) => 'a'.repeat(count)

const GALLERY = 'gallery.items.3.image'
const GALLERY_ALT = 'gallery.items.0.image.alt'
const LOGO = { src: '/images/leaders/lead-b.avif', alt: 'A blue knot in a ring of seven dots' }
const PHOTO = { kind: 'photo', alt: 'Traders at a long table with three laptops' }

const OTHER_SERVICE = 'content/services/devops-consulting.yaml'
/** The field of an old address. */
const OLD = 'formerPaths.0'
const ALIAS = 'data-analytics'
const OWN = '/work/procurement-in-daylight'
const alias = (id: string) => ({ ...fixtureContent.services.flatMap(({ data }) => data.aliases)[0], id })

function numberCases(field: string): FieldCase[] {
  const numbers = '0803 000 0000|08030000000|+234 0803 000 0000|+2340803|2340 803 000 0000|+234 (0) 803'
  const message = /country code and without a 0 after/
  return numbers.split('|').map((number) => [`the number ${number}`, SITE, field, number, message])
}

const SHARES = 'funding.items'
const PLACE = 'figures.2.points.2'
const POINT = `${PLACE}.at`
const FIVE_FIGURES = fixtureContent.work.flatMap(({ data }) => data.figures).slice(0, 5)

/** Lists that have exactly this number of items. */
const EXACT_LISTS: [file: string, list: string, count: number][] = [
  [SERVICE, 'process.steps', 6],
  [SERVICE, 'features', 4],
  [SERVICE, 'aliases.0.features', 4],
  [CSR, 'focus.items.1.bullets', 4],
  [CSR, 'volunteers.items', 4],
  [CSR, 'gallery.items', 6],
  [STUDY, 'results', 3],
  [HOME, 'credentials.logos', 4],
  [HOME, 'process.steps', 6],
]

/** Each case makes one field of an existing entry invalid. */
export const FIELD_CASES: FieldCase[] = [
  // Types and lists. every-field.test.ts removes and blanks all fields.
  ['an empty text', STUDY, 'company', '', /write some text/],
  ['a number instead of a text', STUDY, 'title', 2024, /write a text/],
  ['a line break in a single-line text', STUDY, 'company', 'Gurara\nRegistry', /single line/],
  ['an unknown product status', PRODUCT, 'status', 'Live', /one of available, In Development, Coming Soon/],
  ['an unknown icon', SERVICE, 'icon', 'dragon', /"dragon" is no icon of lucide/],
  ['letters in a code', STUDY, 'figures.0.turns.0.text', '*62*4KD7#', /digits, \* and #/, 'figures.0.turns'],
  ['VAT without a rate', 'content/site.yaml', 'vat', 'Prices are without VAT.', /rate too, like 7\.5%/],
  ['an unknown pot shape', VENTURE, 'vessel', 'teapot', /one of jar, flask/],
  ['an unknown category', HOME, 'stack.categories.0.category', 'Hardware', /one of Frontend, Backend/],
  ['a repeated technology', STUDY, 'tech.3', 'TypeScript', /"TypeScript" is here twice/],
  ['a repeated service in a menu', MENU, 'footerServices.3', 'data-engineering', /is here twice/],
  ['a stage without weeks', ACADEMY, 'cohort.stages.0.weeks', 'At the start', /like "Weeks 4 to 6"/],
  ['a stage that is too long', ACADEMY, 'cohort.stages.0.weeks', 'Weeks 1 to 9', /8 weeks at most/],
  ['a mark that is neither true nor false', STUDY, 'placeholder', 'yes', /write true or false/],
  ['a repeated track', ACADEMY, 'tracks.items.1.id', 'edutech', /is here twice/],
  // Pictures and alternative texts.
  ['a missing picture', LEADER, 'image.src', '/images/a/gone.avif', /no file content.images.a.gone\.avif/],
  ['a file that is no picture', LEADER, 'image.src', '/site.yaml', /name a picture/],
  ['a HEIC photograph', LEADER, 'image.src', '/images/a.HEIC', /a\.HEIC is a HEIC photograph; .* as JPEG/],
  ['a focal point that is none', LEADER, 'image.focus', 'top middle', /one of top left, top, /],
  ['a focal point of a drawing', STUDY, 'image.focus', 'top left', /no such field belongs here/],
  ['a focal point of a logo', VENTURE, 'logo', { ...LOGO, focus: 'top' }, /no such field/, 'logo.focus'],
  ['a missing film', HOME, 'hero.film.mp4', '/videos/gone.mp4', /no file .*gone\.mp4; put it there/],
  ['a film in another format', HOME, 'hero.film.webm', '/videos/hero.mp4', /its name ends in \.webm/],
  ['a poster as SVG', HOME, 'hero.film.poster', '/images/home/hero.svg', /no SVG/],
  ['a folder as a picture', LEADER, 'image.src', '/images/leaders', /name a picture/],
  ['a missing photograph', CSR, GALLERY, { ...PHOTO, src: '/images/a.jpg' }, /no file/, `${GALLERY}.src`],
  ['a missing screen', PRODUCT, 'screens.0.picture', '/images/products/gone.avif', /no file .*gone\.avif/],
  [
    'a screen in SVG',
    PRODUCT,
    'screens.0.picture',
    '/images/products/taxly.svg',
    /ends in .avif, .png or .webp/,
  ],
  ['a screen without an alternative text', PRODUCT, 'screens.0.alt', undefined, /missing/],
  ['a screen without a picture', PRODUCT, 'screens.0.picture', undefined, /missing/],
  ['an unknown kind of picture', STUDY, 'image.kind', 'sketch', /one of drawn, photo/],
  ['a photograph without a file', STUDY, 'image.kind', 'photo', /missing/, 'image.src'],
  ['a drawing with a file', STUDY, 'image.src', '/images/leaders/lead-a.avif', /no such field/],
  ['an unknown pattern family', CSR, 'gallery.items.2.image.craft', 'crochet', /one of eleko, oniko, /],
  ['a seed with capitals', CSR, 'gallery.items.2.image.seed', 'Week Two', /small letters/],
  ['an alternative text that is too short', STUDY, 'image.alt', 'A cloth', /at least 15 characters/],
  ['an alternative text that is too long', STUDY, 'image.alt', characters(161), /at most 160 characters/],
  ['the title as alternative text', STUDY, 'image.alt', 'Permits Without the Queue', /is already next to it/],
  ['the name as alternative text', LEADER, 'image.alt', 'Portrait of Nura Gwarzo', /is already next to it/],
  ['the caption as alternative text', CSR, GALLERY_ALT, 'First pilot cohort in Abuja', /next to it/],
  ['the words "Picture of"', STUDY, 'image.alt', 'Picture of a dark cloth', /begin with what is seen/],
  // References and repeated unique values.
  ['a study of an unknown service', STUDY, 'services.1', 'analytics', /is no service: .*; write one of /],
  ['an unknown sector', STUDY, 'sector', 'Public body', /is no sector: .*; write one of Public bodies, /],
  ['a category that was taken out', STUDY, 'category', 'Blockchain', /is no category: .*; write one of /],
  ['an unknown featured case study', HOME, 'work.featured.0.caseStudy', 'gone', /is no case study/],
  ['a home card for an unknown service', HOME, 'expertise.cards.2.service', 'cloud', /is no service/],
  ['an unknown service in a menu', MENU, 'servicesMenu.1.service', 'analytics', /is no service or alias/],
  ['a header link to an unknown page', MENU, 'header.0.to', '/portfolio', /is no address of this site/],
  ['a footer link to an unknown page', MENU, 'company.3.to', '/jobs', /is no address of this site/],
  ['a venture link to an unknown page', VENTURE, 'link', '/products/taxli', /is no address of this site/],
  ['a venture link to another site', VENTURE, 'link', 'https://taxly.example', /address of this site, like/],
  ['a link to no page on the 404 page', 'content/not-found.yaml', 'ways.1.to', '/shop', /is no address/],
  ['an unknown logo', HOME, 'stack.categories.1.stack.0.logo', 'cobol-on-cogs', /simple-icons/],
  ['position 0', STUDY, 'order', 0, /at least/],
  ['a title that another entry has', OTHER_STUDY, 'title', 'Permits Without the Queue', /one of its own/],
  ['the name of another', 'content/leaders/wandoo-akosu.yaml', 'name', 'Obinna Umeadi', /one of its own/],
  ['a service as alias', SERVICE, 'aliases.1', alias('cyber-security'), /is taken/, 'aliases.1.id'],
  ['an alias of another', OTHER_SERVICE, 'aliases', [alias(ALIAS)], /is taken/, 'aliases.0.id'],
  ['a position that another entry has', OTHER_STUDY, 'order', 10, /one of its own; 10 is taken by/],
  ['an old address that is a page', PRODUCT, 'formerPaths', ['/work'], /address: content\/work\.yaml/, OLD],
  ['an old address that is an alias', SERVICE, 'formerPaths', [`/services/${ALIAS}`], /a page has this/, OLD],
  ['an old address of another', OTHER_STUDY, 'formerPaths', ['/work/fees'], /is taken by .*permits/, OLD],
  ['an old address twice', STUDY, 'formerPaths.1', '/work/fees', /"\/work\/fees" is here twice/],
  ['a redirect to itself', OTHER_STUDY, 'formerPaths', [OWN], /a page has this address: .*daylight/, OLD],
  ['an old address with a mark', STUDY, 'formerPaths.0', '/work/fees?', /small letters/],
  ['a removed page that moved', SITE, 'movedPages.0.from', '/work/fees', /is taken by/],
  ['a removed page that is there', SITE, 'movedPages.0.from', '/profile', /a page has this address/],
  ['a removed page to no page', SITE, 'movedPages.0.to', '/shop', /is no address of this site/],
  ['a link to an old address', VENTURE, 'link', '/work/fees', /is "\/work\/permits-\S+" now/],
  ['the old name of a study', HOME, 'work.featured.0.caseStudy', 'fees', /is "permits-\S+" now/],
  ['an alias that cannot be part of an address', SERVICE, 'aliases.0.id', 'Data Analytics', /small letters/],
  // Wording and lengths of texts.
  ['NGN instead of the naira sign', PRODUCT, 'pricing.tiers.1.price', 'NGN 50,000 per month', /₦5,000/],
  ['N instead of the naira sign', STUDY, 'impact', 'Fees rose by N310,000 a week.', /₦5,000/],
  ['USD instead of the dollar sign', PRODUCT, 'pricing.details', 'From USD 99 a month.', /\$99/],
  ['a sum without commas', PRODUCT, 'pricing.tiers.1.price', '₦50000 per month', /with commas/],
  ['a sum with a point for thousands', PRODUCT, 'pricing.tiers.1.price', '₦5.000 per month', /like ₦5,000/],
  ['a price without an amount', PRODUCT, 'pricing.tiers.1.price', 'on request', /like ₦5,000 per month/],
  ['HTML in a plain text', STUDY, 'summary', `<b>Land</b> ${words(12)}`, /HTML/],
  ['Markdown in a plain text', STUDY, 'impact', '**92%** of applications.', /Markdown/],
  ['placeholder text', PRODUCT, 'market', 'Lorem ipsum dolor sit amet.', /finish this text/],
  ['a website without https', PRODUCT, 'website', 'http://taxly.example', /https:\/\/, not http:\/\//],
  ['a website without a protocol', PRODUCT, 'website', 'taxly.example', /beginning with https/],
  ['a service priced in dollars', SERVICE, 'terms.from', '$4,000', /write naira like ₦8\.5 million/],
  ['a duration without weeks', SERVICE, 'terms.duration', '3 months', /a duration like 12 to 20 weeks/],
  ['a heading that is too long for a social card', HOME, 'stack.title.light', characters(61), /at most 60/],
  ['a tagline that is too long for a social card', HOME, 'hero.tagline', characters(61), /at most 60/],
  ['a page title that is too long', HOME, 'seo.title', characters(61), /at most 60 characters/],
  ['a search title that is too long', PRODUCT, 'seoTitle', characters(61), /at most 60 characters/],
  ['a description that is too long', HOME, 'seo.description', characters(161), /at most 160/],
  ['a description that is too short', HOME, 'seo.description', 'Software.', /at least 70 characters/],
  ['a summary that is too short', STUDY, 'summary', 'Permits.', /at least 70 characters/],
  ['an invalid email address', SITE, 'email', 'hello at opifex', /like hello@example\.com/],
  ...['phone', 'whatsapp'].flatMap(numberCases),
  ['an unknown token', CONTACT, 'privacyNote', 'Erased after {{retenton}}.', /known are .*name/],
  ['a misspelt token', 'content/services.yaml', 'hero.intro', 'From {{prize}}.', /\{\{prize\}\} is no token/],
  ['a token in a title', WORK, 'closing.title.heavy', 'like {service}?', /write it out/],
  ['a token where tokens are not replaced', STUDY, 'company', 'Write to {{email}}.', /write it out/],
  // Numbers, lengths of lists and dates.
  ['a subject of two words', CONTACT, 'messageHints.Press office', 'Which paper?', /one word with a capital/],
  ['no subject that pages link to', CONTACT, 'messageHints.Demo', undefined, /keep this subject; pages link/],
  ['budget shares that make 99', CSR, `${SHARES}.0.percentage`, 39, /add up to 100; they make 99/, SHARES],
  ['a budget share with decimals', CSR, 'funding.items.0.percentage', 40.5, /whole number/],
  ['people unlike the text', CSR, 'targets.items.0.people', 5000, /same number as in “Value”/],
  ['an unknown goal of the UN', CSR, 'goals.items.0.goal', 18, /at most 17/],
  ['unordered steps', SERVICE, 'process.steps.1.number', 3, /number the steps 1 to 6/, 'process.steps'],
  ['a launch date for an unreleased product', UNRELEASED, 'launchDate', '2026-06', /no such field/],
  ['metrics for an unreleased product', UNRELEASED, 'metrics', { users: 1, farms: 2 }, /no such field/],
  ['a website for an unreleased product', UNRELEASED, 'website', 'https://fides.example', /no such field/],
  ['an impact for an unreleased product', UNRELEASED, 'impact', 'It will be great.', /no such field/],
  ['a launch quarter for an available product', PRODUCT, 'launchQuarter', 'Q2 2026', /no such field/],
  ['a planned impact for an available product', PRODUCT, 'plannedImpact', 'Some.', /no such field/],
  ['an unreleased product without a launch quarter', UNRELEASED, 'launchQuarter', undefined, /missing/],
  ['a launch quarter Q5', UNRELEASED, 'launchQuarter', 'Q5 2026', /like Q2 2026/],
  ['an available product without a figure', PRODUCT, 'evidence', undefined, /missing/],
  ['a launch date in month 13', PRODUCT, 'launchDate', '2022-13', /like 2023-04/],
  ['a metric name of two words', PRODUCT, 'metrics.Active users', 12, /like activeUsers/],
  ['a metric without a value', PRODUCT, 'metrics.filedOnTime', [], /number, or write a text/],
  ['a product with three features', PRODUCT, 'features', ['VAT', 'PAYE', 'CIT'], /at least 4 items/],
  ['a year before the first allowed year', STUDY, 'year', 2021, /at least 2022/],
  ['a cohort that starts on 30 February', ACADEMY, 'cohorts.0.start', '2097-02-30', /a day that exists/],
  ['a cohort that ends too early', ACADEMY, 'cohorts.0.end', '2097-02-04', /is before Tuesday 5/],
  [
    'a last day after the start',
    ACADEMY,
    'cohorts.0.applyBy',
    '2097-02-06',
    /in “Apply by”/,
    'cohorts.0.start',
  ],
  ['a fee without a sum', ACADEMY, 'cohorts.0.fee', '450000', /like ₦5,000/],
  ['a notice that ends too early', SITE, 'notices.0.until', '2026-11-19', /before Friday 20/],
  ['a certificate until a month', HOME, 'credentials.logos.0.validUntil', '2028-03', /a day that exists/],
  ['a day that does not exist', LEGAL, 'updated', '2026-02-30', /a day that exists, like 2026-11-21/],
  ['no last choice', CONTACT, 'serviceChoices.4.until', '2026-11-01', /keep the last/, 'serviceChoices'],
  // Figures.
  ['a unit of two words', METERS, 'figures.0.unit', 'days, work', /write %, ₦, \$ or a word/],
  ['a figure without a description', STUDY, 'figures.0.description', undefined, /missing/],
  ['a figure without a caption', STUDY, 'figures.0.caption', undefined, /missing/],
  ['an unknown kind of figure', STUDY, 'figures.0.kind', 'pie', /write one of before-after, series/],
  ['a measure after that is before', METERS, 'figures.1.after.date', 2021, /write a date after 2022/],
  ['a date in words', METERS, 'figures.1.after.date', 'last year', /like 2023, or a month like 2023-04/],
  ['a month in words', METERS, 'figures.0.start', 'July 2022', /write a year and a month/],
  ['a launch at the start of a series', METERS, 'figures.0.launch', '2022-07', /within the 21 months/],
  ['a label that leaves the map', METERS, POINT, '99, 44', /the label "Old market" leaves the map/, PLACE],
  ['one figure', STUDY, 'figures.1', undefined, /at least 2 items; this has 1/, 'figures'],
  ['five figures', STUDY, 'figures', FIVE_FIGURES, /at most 4 items; this has 5/],
  ...EXACT_LISTS.map(([file, list, count]): FieldCase => {
    const message = new RegExp(`exactly ${count} items; this has ${count - 1}`)
    return ['a list that lacks an item', file, `${list}.${count - 1}`, undefined, message, list]
  }),
]
