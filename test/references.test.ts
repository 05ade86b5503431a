import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const TEXT_FILE = /\.(?:ts|tsx|astro|css|sh|md|ya?ml|conf|service|timer)$|^deploy\/|^\.(?:ci|githooks)\//

/** A path of a Markdown file, with or without an anchor, or a Markdown link to an anchor of the same document. */
const DOCUMENT = /(?<![\w./*-])(?<path>[\w./-]*\w\.md)(?:#(?<anchor>[\w-]+))?|\]\(#(?<local>[\w-]+)\)/g

/** Citations that name a document outside this repository. Checked in every line, code included. */
const CITATION =
  /\bdecisions? D\d|\bissues? \d+\/\d+|\b(?:the|of) specification\b|\bspecification,? sections?\b|\btests? [A-Z]\d/i

/** Citations that are only a number. Not checked in code, which contains similar text. */
const NUMBER =
  /\((?!A4\b|Q[1-4]\b)[A-Z]\d{1,2}(?:\)|, [A-Z]\d| and [A-Z]\d| to [A-Z]\d)|\bD\d{1,2} (?:to|and) D\d|\bgoals? [A-Z]\d|\bfindings? \d|^(?!.*(?:RFC|Act|WCAG|ISO)\b).*\bsections? \d/i

/** The name of an npm script in a command. */
const NPM_SCRIPT = /\bnpm run (?:--silent )?(?<name>[a-z]+(?:[:-][a-z0-9]+)*)/g

const COMMENT = /(?:\/\*+|^\s*\*|\/\/|^\s*#|<!--)\s+(?<text>.*)$/

const ignored = readFileSync('.gitignore', 'utf8').split('\n').filter(Boolean)
const files = globSync(['**/*', '.{ci,githooks,github}/**/*'], {
  exclude: ['.git', ...ignored.map((path) => path.replace(/\/$/, ''))],
}).filter((file) => TEXT_FILE.test(file) && file !== 'test/references.test.ts' && statSync(file).isFile())
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

it('references: every document and anchor named in the repository exists', () => {
  expect([...texts].flatMap(([file, text]) => brokenLinks(file, text))).toEqual([])
})

it('references: every npm script named in the repository exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const unknown = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(NPM_SCRIPT)]
      .filter(({ groups }) => !Object.hasOwn(scripts, groups?.name ?? ''))
      .map(([command]) => `${file}: ${command}`),
  )
  expect(unknown).toEqual([])
})

it('references: no file cites numbered items of documents outside the repository', () => {
  expect([...texts].flatMap(([file, text]) => citations(file, text))).toEqual([])
})

it('references: reports a missing document, a missing anchor and a document path without its folder', () => {
  const text =
    'docs/none.md, docs/requirements.md#none, requirements.md, docs/requirements.md#contact-form, *.md'
  expect(brokenLinks('src/a.ts', text)).toEqual([
    'src/a.ts: docs/none.md',
    'src/a.ts: docs/requirements.md#none',
    'src/a.ts: requirements.md',
  ])
})

it.each([
  '(decision D8)',
  '(D4, D16)',
  '(M1)',
  'issue 8/8',
  'specification section 9',
  'test H3',
  'section 6',
])('references: reports a comment that cites %s', (citation) => {
  expect(citations('a.ts', `const a = 1 // See ${citation}`)).toEqual([`a.ts:1: See ${citation}`])
})

it('references: allows public standards and code that looks like a citation', () => {
  expect(citations('a.ts', '// RFC 5321 section 4.1.2\nexpect(pdf).toMatch(A4)\n// goals 4 and 8')).toEqual(
    [],
  )
})

it('heading anchors: are the same as on GitHub', () => {
  expect(headingAnchors('# A, B & “C”\n## Run it\n```sh\n# no heading\n```\n## Run it')).toEqual([
    'a-b--c',
    'run-it',
    'run-it-1',
  ])
})

/**
 * Returns the links to documents or anchors that don't exist. Paths are relative to the root of the repository; in
 * Markdown they may also be relative to the folder of the document.
 */
function brokenLinks(file: string, text: string): string[] {
  return [...text.matchAll(DOCUMENT)].flatMap(({ 0: link, groups: { path, anchor, local } = {} }) => {
    const candidates = path === undefined ? [file] : [path, join(dirname(file), path)]
    const target = (file.endsWith('.md') ? candidates : candidates.slice(0, 1)).find(existsSync)
    const fragment = anchor ?? local
    const isFound = target && (!fragment || headingAnchors(readFileSync(target, 'utf8')).includes(fragment))
    return isFound ? [] : [`${file}: ${link}`]
  })
}

function citations(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const prose = file.endsWith('.md') ? line : (COMMENT.exec(line)?.groups?.text ?? '')
    return CITATION.test(line) || NUMBER.test(prose) ? [`${file}:${index + 1}: ${prose || line.trim()}`] : []
  })
}

/** Returns the anchors that GitHub generates for the headings of a Markdown document. */
function headingAnchors(markdown: string): string[] {
  const seen = new Map<string, number>()
  return [...markdown.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} +(.+)$/gm)].map(
    ([, heading = '']) => {
      const anchor = heading
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
        .replaceAll(' ', '-')
      const count = seen.get(anchor) ?? 0
      seen.set(anchor, count + 1)
      return count === 0 ? anchor : `${anchor}-${count}`
    },
  )
}
