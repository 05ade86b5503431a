import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { BUILD_SETTINGS } from '#scripts/build-settings.ts'
import { SETTING_NAMES } from '#server/settings.ts'

const TEXT_FILE = /\.(?:ts|tsx|astro|css|sh|md|ya?ml|conf|service|timer)$|^deploy\/|^\.(?:ci|githooks)\//

/** A path of a Markdown file, with or without an anchor, or a Markdown link to an anchor of the same document. */
const DOCUMENT = /(?<![\w./*-])(?<path>[\w./-]*\w\.md)(?:#(?<anchor>[\w-]+))?|\]\(#(?<local>[\w-]+)\)/g

/** The name of an npm script in a command. */
const NPM_SCRIPT = /\bnpm run (?:--silent )?(?<name>[a-z]+(?:[:-][a-z0-9]+)*)/g

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const ignored = readFileSync('.gitignore', 'utf8').split('\n').filter(Boolean)
const files = globSync(['**/*', '.{ci,githooks,github}/**/*'], {
  exclude: ['.git', ...ignored.map((path) => path.replace(/\/$/, ''))],
}).filter((file) => TEXT_FILE.test(file) && statSync(file).isFile())
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

it('references: every document and anchor named in the repository exists', () => {
  expect([...texts].flatMap(([file, text]) => brokenLinks(file, text))).toEqual([])
})

it('references: every npm script named in the repository exists', () => {
  const unknown = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(NPM_SCRIPT)]
      .filter(({ groups }) => !Object.hasOwn(scripts, groups?.name ?? ''))
      .map(([command]) => `${file}: ${command}`),
  )
  expect(unknown).toEqual([])
})

it('docs/operations.md: has every setting in its table, and no more than 30', () => {
  const rows = texts.get('docs/operations.md')?.match(/^\| `[A-Z_]+`.* \|$/gm) ?? []
  const names = rows.flatMap((row) => row.split(' | ')[0]?.match(/\b[A-Z_]{4,}\b/g) ?? [])
  const inPages = BUILD_SETTINGS.filter((name) => name !== 'CONTENT_ROOT')
  expect(names).toEqual(expect.arrayContaining([...SETTING_NAMES, ...inPages]))
  expect(names).toEqual([...new Set(names)])
  expect(names.length).toBeLessThanOrEqual(30)
})

/** Returns broken links to documents and anchors. In Markdown, paths may also be relative to the folder of the document. */
function brokenLinks(file: string, text: string): string[] {
  return [...text.matchAll(DOCUMENT)].flatMap(({ 0: link, groups: { path, anchor, local } = {} }) => {
    const candidates = path === undefined ? [file] : [path, join(dirname(file), path)]
    const target = (file.endsWith('.md') ? candidates : candidates.slice(0, 1)).find(existsSync)
    const fragment = anchor ?? local
    const isFound = target && (!fragment || headingAnchors(readFileSync(target, 'utf8')).includes(fragment))
    return isFound ? [] : [`${file}: ${link}`]
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

/** Runs the preinstall script as npm runs it on a version of Node. The environment variable names that version. */
function preinstallOn(node: string): { status: number | null; stderr: string } {
  const env = { ...process.env, npm_config_user_agent: `npm/9.2.0 node/${node} linux x64 workspaces/false` }
  return spawnSync('sh', ['-c', scripts.preinstall ?? ''], { env, encoding: 'utf8' })
}

it.each([
  ['v18.20.4', 1, /^.+CONTRIBUTING\.md#begin\n$/],
  ['v20.9.0', 0, /^$/],
  ['v24.21.0', 0, /^$/],
])('npm ci on Node %s ends with %i, and leads to a section if Node is too old', (node, status, stderr) => {
  expect(preinstallOn(node)).toMatchObject({ status, stderr: expect.stringMatching(stderr) })
  expect(texts.get('CONTRIBUTING.md')).toMatch(/^## Begin\n\nNode 20 or newer/m)
})
