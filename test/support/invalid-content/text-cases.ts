import {
  CONTACT,
  characters,
  type FieldCase,
  HOME,
  PRODUCT,
  SERVICE,
  SITE,
  STUDY,
  WORK,
  words,
} from './field-case.ts'

/** Invalid wording and lengths of texts: each case makes one field of an existing entry invalid. */
export const TEXT_CASES: FieldCase[] = [
  ['NGN instead of the naira sign', PRODUCT, 'pricing.tiers.1.price', 'NGN 50,000 per month', /₦5,000/],
  ['N instead of the naira sign', STUDY, 'impact', 'Fees rose by N310,000 a week.', /₦5,000/],
  ['USD instead of the dollar sign', PRODUCT, 'pricing.details', 'From USD 99 a month.', /\$99/],
  ['a sum without commas', PRODUCT, 'pricing.tiers.1.price', '₦50000 per month', /with commas/],
  ['a price without an amount', PRODUCT, 'pricing.tiers.1.price', 'on request', /like ₦5,000 per month/],
  ['HTML in a plain text', STUDY, 'summary', `<b>Land</b> ${words(12)}`, /HTML/],
  ['Markdown in a plain text', STUDY, 'impact', '**92%** of applications.', /Markdown/],
  ['placeholder text', PRODUCT, 'market', 'Lorem ipsum dolor sit amet.', /finish this text/],
  ['a website without https', PRODUCT, 'website', 'http://taxly.example', /https:\/\/, not http:\/\//],
  ['a website without a protocol', PRODUCT, 'website', 'taxly.example', /beginning with https/],
  ['a service priced in dollars', SERVICE, 'terms.from', '$4,000', /write naira like ₦8\.5 million/],
  ['a duration without weeks', SERVICE, 'terms.duration', '3 months', /a duration like 12 to 20 weeks/],
  ['a heading that is too long for a social card', HOME, 'stack.heading.light', characters(61), /at most 60/],
  ['a tagline that is too long for a social card', HOME, 'hero.tagline', characters(61), /at most 60/],
  ['a page title that is too long', HOME, 'seo.title', characters(61), /at most 60 characters/],
  ['a search title that is too long', PRODUCT, 'seoTitle', characters(61), /at most 60 characters/],
  ['a description that is too long', HOME, 'seo.description', characters(161), /at most 160/],
  ['a description that is too short', HOME, 'seo.description', 'Software.', /at least 70 characters/],
  ['a summary that is too short', STUDY, 'summary', 'Permits.', /at least 70 characters/],
  ['an invalid email address', SITE, 'email', 'hello at opifex', /like hello@example\.com/],
  ...['phone', 'whatsapp'].flatMap(numberCases),
  ['an unknown token', CONTACT, 'privacyNote', 'Erased after {{retenton}}.', /known are .*name/],
  [
    'a misspelt token',
    WORK,
    'caseStudyClosing.intro',
    '{{service}} from {{prize}}.',
    /prize\}\} is no token/,
  ],
  ['a token in a title', WORK, 'caseStudyClosing.title.heavy', 'like {service}?', /write it out/],
  ['a token where tokens are not replaced', STUDY, 'company', 'Write to {{email}}.', /write it out/],
]

function numberCases(field: string): FieldCase[] {
  const numbers = '0803 000 0000|08030000000|+234 0803 000 0000|+2340803|2340 803 000 0000|+234 (0) 803'
  const message = /country code and without a 0 after/
  return numbers.split('|').map((number) => [`the number ${number}`, SITE, field, number, message])
}
