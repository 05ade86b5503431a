import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join, relative, resolve } from 'node:path'
import type { ImageMetadata } from 'astro'
import { z } from 'astro/zod'
import { parseDocument } from 'yaml'
import { type ContentKind, contentKinds } from './kinds.ts'
import type { ImageField } from './schemas/atoms.ts'

/** One file of content: its kind, its path from the root of the repository, its id and what it says. */
export type ContentFile = { kind: ContentKind; file: string; id: string; data: unknown }

/** What is wrong, where: `field` is the path inside the file, like `pricing.tiers.1.price`. */
export type ContentProblem = { file: string; field: string; expected: string }

/**
 * Reads all content from disk and checks every file against its schema.
 * @param root folder that holds `content/`
 * @returns the files, with defaults filled in where they fit, and every problem found
 */
export function readContent(root: string): { files: ContentFile[]; problems: ContentProblem[] } {
  const files: ContentFile[] = []
  const problems: ContentProblem[] = []

  for (const [kind, { files: pattern, schema }] of Object.entries(contentKinds) as [
    ContentKind,
    (typeof contentKinds)[ContentKind],
  ][]) {
    const paths = globSync(join('content', pattern), { cwd: root }).toSorted()
    if (paths.length === 0)
      problems.push({ file: join('content', pattern), field: '', expected: 'the file is missing' })

    for (const path of paths) {
      const { data, problem } = parseFile(join(root, path))
      if (problem) {
        problems.push({ file: path, field: '', expected: problem })
        continue
      }
      const result = schema(pictureBeside(root, path)).safeParse(data)
      if (!result.success) problems.push(...problemsOf(path, result.error))
      files.push({
        kind,
        file: path,
        id: basename(path, extname(path)),
        data: result.success ? result.data : data,
      })
    }
  }
  return { files, problems }
}

/** A picture's path, from the file that names it; outside a build there is no more to a picture than that. */
function pictureBeside(root: string, file: string): ImageField {
  const existing = z.string().refine((src) => existsSync(resolve(root, dirname(file), src)), {
    error: ({ input }) => `there is no file ${relative(root, resolve(root, dirname(file), String(input)))}`,
  })
  return () => existing as unknown as z.ZodType<ImageMetadata>
}

function parseFile(path: string): { data?: unknown; problem?: string } {
  const text = readFileSync(path, 'utf8')
  const source = path.endsWith('.md') ? (/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? '') : text
  const document = parseDocument(source)
  const error = document.errors[0]
  return error
    ? { problem: `this is not readable YAML: ${error.message.split('\n')[0]}` }
    : { data: document.toJS() }
}

function problemsOf(file: string, error: z.ZodError): ContentProblem[] {
  return error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          file,
          field: [...issue.path, key].join('.'),
          expected: 'no such field is known here',
        }))
      : [{ file, field: issue.path.join('.'), expected: issue.message }],
  )
}
