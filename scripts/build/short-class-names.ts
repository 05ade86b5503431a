import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { AstroIntegration } from 'astro'

const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SECOND = `abcdefghijklmnopqrstuvwxyz0123456789${FIRST}`

/**
 * Gives each class and animation of a CSS module a name of two letters in the built site: the names that Vite makes were a
 * kilobyte of every page. The first letter is a capital, which no class that is written by hand has.
 */
export function shortClassNames(): AstroIntegration {
  return {
    name: 'short-class-names',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return
        const names = nameClasses(readModules('src'))
        const generateScopedName = (name: string, file: string) => {
          const short = names.get(keyOf(relative('.', file.replace(/\?.*$/, '')), name))
          if (!short) throw new Error(`${file}: class ${name} is not written there`)
          return short
        }
        updateConfig({ vite: { css: { modules: { generateScopedName } } } })
      },
    },
  }
}

function readModules(folder: string): Map<string, string> {
  const files = globSync(`${folder}/**/*.module.css`).sort()
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
}

/**
 * Names for the classes and animations of style sheets, by file and class. Neighbours get names that begin alike, which brotli
 * packs well.
 * @throws where there are more classes than names
 */
export function nameClasses(sheets: ReadonlyMap<string, string>): Map<string, string> {
  const names = new Map<string, string>()
  for (const [file, css] of sheets)
    for (const [, name = ''] of css.matchAll(/(?:\.|@keyframes )([A-Za-z_][\w-]*)/g)) {
      const key = keyOf(file, name)
      if (!names.has(key)) names.set(key, nameOf(names.size))
    }
  return names
}

function keyOf(file: string, name: string): string {
  return `${file} ${name}`
}

function nameOf(index: number): string {
  const first = FIRST[Math.floor(index / SECOND.length)]
  if (!first) throw new Error('there are more classes than names of two letters')
  return `${first}${SECOND[index % SECOND.length]}`
}
