import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Change } from '../content-copy.ts'
import { FIXTURE_ROOT } from '../fixture-content.ts'
import { HOME, LEGAL, STUDY } from './field-cases.ts'

const study = readFileSync(join(FIXTURE_ROOT, STUDY), 'utf8')
const otherStudy = () =>
  study
    .replace('order: 1', 'order: 99')
    .replace('title: ', 'title: Other ')
    .replace(/formerPaths.*/, '')

const retitled = (title: string) => (text: string) => text.replace(/^title: .*$/m, `title: ${title}`)

/** Invalid files: each case changes a file of the content and contains the problem that must be reported. */
export const FILE_CASES: [subject: string, file: string, change: Change, field: string, message: RegExp][] = [
  ['a missing content file of a page', HOME, () => undefined, '', /the file is missing/],
  ['a missing legal text', LEGAL, () => undefined, '', /the file is missing/],
  ['no body', LEGAL, (text) => `${text.split('\n---\n')[0]}\n---\n`, 'body', /write the text below/],
  ['no front matter', LEGAL, () => '## Who\n', '', /between two lines of three hyphens/],
  ['a link to no page', LEGAL, (text) => `${text}\n[Terms](/terms)\n`, 'body', /"\/terms" is no address of/],
  ['an unknown token', LEGAL, (text) => `${text}\nWrite to {{mail}}.\n`, 'body', /\{\{mail\}\} is no token/],
  [
    'invalid YAML',
    STUDY,
    () => 'title: Permits: now\n',
    '',
    /YAML: a text without quotes has a colon at line 1/,
  ],
  ['a text with a comment', STUDY, retitled('Our #1 product'), '', /"#1 product" would not be part/],
  ['a comment above a field', STUDY, (text) => `# A law\n${text}`, '', /"# A law" would not be part/],
  ['a comment at the end', STUDY, (text) => `${text}# A law\n`, '', /"# A law" would not be part/],
  ['a text that begins with an asterisk', STUDY, retitled('*All'), '', /"\*All" would not be part/],
  ['a text that begins with an ampersand', STUDY, retitled('&Co Limited'), '', /"&Co" would not be part/],
  ['a text that begins with an exclamation', STUDY, retitled('!All work'), '', /YAML: Unresolved tag: !All/],
  ['a repeated field', STUDY, (text) => `${text}year: 2024\n`, '', /YAML: Map keys must be unique/],
  ['an empty file', STUDY, () => '\n', '', /write fields/],
  ['a name that is no address', 'content/work/Ports & Trade.yaml', otherStudy, '', /small letters, digits/],
  ['an unknown file extension', 'content/work/ports.yml', otherStudy, '', /no page reads this file/],
  ['a file in the wrong folder', 'content/ports.yaml', otherStudy, '', /no page reads this file/],
]
