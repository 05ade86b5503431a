import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { atLeast, type Check, exactly } from '../../support/scenario.ts'
import { ROOT } from './machine.ts'
import { DOMAIN, type SiteMachine } from './site-machine.ts'

const PAGES = ['docs/operations.md', 'docs/second-place.md', 'docs/handover.md']

/** A block of commands, or a command in a sentence or a table. */
const COMMANDS =
  /^```sh\n(.+?)^```|`((?:apt-get|age-keygen|bash|curl|df|du|inbox|journalctl|nano|npm|openssl|psql|publish\.sh|rm|set|ssh|systemctl|timedatectl)\s[^`]+)`/gms

/** What cannot be typed on this machine, and why. */
const NOT_TYPED: readonly [command: RegExp, why: string][] = [
  [/^(?:scp|ssh) /, 'typed on another machine'],
  [/^nano /, 'needs a keyboard'],
  [/^psql /, 'PostgreSQL is elsewhere'],
  [/ --dns$/, 'example.com has no records of mail'],
  [/^npm (?:audit|ci|outdated)/, 'end with 1 if there is something to do, or take minutes'],
]

/** Types the commands of the documents for operators in their order, with values for REF, DOMAIN and the like. */
export async function checkTypedCommands({ run }: SiteMachine): Promise<Check[]> {
  await run('cd && git clone --quiet --branch main git://localhost/site.git clone && cp install.sh clone/')
  const { output } = await run(`inbox list --json | grep -om1 '[A-Z0-9]\\{4\\}-[A-Z0-9]\\{4\\}' | head -n 1`)
  const lines = new Set(PAGES.flatMap(commandsOf))
  const isTyped = (line: string) => !NOT_TYPED.some(([pattern]) => pattern.test(line))
  const blocks = [...lines].map((block) => block.split('\n').filter(isTyped).join('\n')).filter(Boolean)
  const failed: string[] = []
  for (const block of blocks) {
    const typed = block.replace(/\bREF\b|K7Q2-M9XD/g, output.trim()).replace('//DOMAIN/', `//${DOMAIN}/`)
    // Some programs ask whether to go on.
    const result = await run(`cd && cd clone && yes | (set -euo pipefail\n${typed}\n)`)
    if (result.status !== 0) failed.push(`${typed}\n${result.output.slice(-1_500)}`)
  }
  for (const failure of failed) console.error(`failed: ${failure}`)
  const all = [...lines].flatMap((block) => block.split('\n'))
  const unused = NOT_TYPED.filter(([pattern]) => !all.some((line) => pattern.test(line)))
  return [
    atLeast('commands typed', blocks.length, 30),
    exactly(`commands of the documents that failed, of ${blocks.length}`, failed.length, 0),
    exactly('exceptions without a command', unused.length, 0),
  ]
}

/** Returns the commands of a page, without the escapes of a table. */
function commandsOf(page: string): string[] {
  const text = readFileSync(join(ROOT, page), 'utf8')
  return [...text.matchAll(COMMANDS)].map(([, block, inText = '']) =>
    (block ?? inText.replace(/\s*\n\s*/g, ' ').replaceAll('\\|', '|')).trim(),
  )
}
