import { ACADEMY, type FieldCase, HOME, MENU, PRODUCT, SERVICE, STUDY, VENTURE, WORK } from './field-case.ts'

/** Invalid types and lists: each case makes one field of an existing entry invalid. every-field.test.ts removes and blanks all fields. */
export const SCHEMA_CASES: FieldCase[] = [
  ['an empty text', STUDY, 'company', '', /write some text/],
  ['a number instead of a text', STUDY, 'title', 2024, /write a text/],
  ['a line break in a single-line text', STUDY, 'company', 'Gurara\nRegistry', /single line/],
  ['a category without a name', WORK, 'categories.0', '', /write some text/],
  ['an unknown product status', PRODUCT, 'status', 'Live', /one of available, In Development, Coming Soon/],
  ['an unknown icon', SERVICE, 'icon', 'dragon', /"dragon" is no icon of lucide/],
  ['an alias without a title', SERVICE, 'aliases.0.title', undefined, /is missing; write a text/],
  ['a source without a date', 'content/site.yaml', 'sources.0.date', undefined, /year and a month/],
  [
    'letters in a USSD code',
    STUDY,
    'figures.1.turns.0.text',
    '*62*4KD7#',
    /digits, \* and #/,
    'figures.1.turns',
  ],
  ['VAT without a rate', 'content/site.yaml', 'vat', 'Prices are without VAT.', /rate too, like 7\.5%/],
  ['an unknown pot shape', VENTURE, 'vessel', 'teapot', /one of jar, flask/],
  ['an unknown category', HOME, 'stack.categories.0.category', 'Hardware', /one of Frontend, Backend/],
  ['a repeated technology', STUDY, 'tech.3', 'TypeScript', /"TypeScript" is here twice/],
  ['a repeated service in a menu', MENU, 'footerServices.3', 'data-engineering', /is here twice/],
  ['a stage without weeks', ACADEMY, 'cohort.stages.0.weeks', 'At the start', /like "Weeks 4 to 6"/],
  ['a stage that is too long', ACADEMY, 'cohort.stages.0.weeks', 'Weeks 1 to 9', /8 weeks at most/],
  ['a mark that is neither true nor false', STUDY, 'placeholder', 'yes', /write true or false/],
  ['a repeated track', ACADEMY, 'tracks.items.1.id', 'edutech', /is here twice/, 'tracks.items.1'],
]
