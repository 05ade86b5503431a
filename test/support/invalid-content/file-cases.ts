import type { ContentCopy } from '../content-copy.ts'
import { HOME, LEGAL, STUDY } from './field-case.ts'

/** Invalid files: each case changes a copy of the content and contains the problem that must be reported. */
export const FILE_CASES: [
  subject: string,
  change: (copy: ContentCopy) => void,
  file: string,
  field: string,
  message: RegExp,
][] = [
  [
    'a missing content file of a page',
    ({ write }) => write(HOME, undefined),
    HOME,
    '',
    /the file is missing/,
  ],
  ['a missing legal text', ({ write }) => write(LEGAL, undefined), LEGAL, '', /the file is missing/],
  [
    'a legal text without a body',
    ({ read, write }) => write(LEGAL, `${read(LEGAL).split('\n---\n')[0]}\n---\n`),
    LEGAL,
    'body',
    /write the text below/,
  ],
  [
    'a legal text without front matter',
    ({ write }) => write(LEGAL, '## Who is responsible\n'),
    LEGAL,
    '',
    /between two lines of three hyphens/,
  ],
  [
    'a link to an unknown page in a legal text',
    ({ read, write }) => write(LEGAL, `${read(LEGAL)}\n[Terms](/terms)\n`),
    LEGAL,
    'body',
    /"\/terms" is no address of this site/,
  ],
  [
    'an unknown token in a legal text',
    ({ read, write }) => write(LEGAL, `${read(LEGAL)}\nWrite to {{mail}}.\n`),
    LEGAL,
    'body',
    /\{\{mail\}\} is no token/,
  ],
  ['invalid YAML', ({ write }) => write(STUDY, 'title: Permits: now\n'), STUDY, '', /not readable YAML/],
  [
    'a repeated field',
    ({ read, write }) => write(STUDY, `${read(STUDY)}year: 2024\n`),
    STUDY,
    '',
    /not readable YAML: Map keys must be unique/,
  ],
  ['an empty file', ({ write }) => write(STUDY, '\n'), STUDY, '', /write fields/],
  [
    'a file name that cannot be part of an address',
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
    'an unknown file extension',
    ({ read, write }) => write('content/work/ports.yml', read(STUDY)),
    'content/work/ports.yml',
    '',
    /no page reads this file/,
  ],
  [
    'a file in the wrong folder',
    ({ read, write }) => write('content/ports.yaml', read(STUDY)),
    'content/ports.yaml',
    '',
    /no page reads this file/,
  ],
]
