import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join, relative, resolve } from 'node:path'
import type { ImageMetadata } from 'astro'
import { z } from 'astro/zod'
import { parseDocument } from 'yaml'
import { explainIssue } from './explain-issue.ts'
import { type ContentKind, contentKinds } from './kinds.ts'
import { isPictureFile, PICTURE_FORMATS } from './picture-file.ts'
import type { ImageField } from './schemas/atoms.ts'

/** One file of content: its kind, its path from the root of the repository, its id and what it says. */
export type ContentFile = {
  kind: ContentKind
  file: string
  id: string
  data: unknown
  /** Text below the front matter of a Markdown file. */
  body?: string
}

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

  for (const [kind, { files: pattern }] of Object.entries(contentKinds) as [
    ContentKind,
    { files: string },
  ][]) {
    const paths = globSync(join('content', pattern), { cwd: root }).toSorted()
    if (paths.length === 0)
      problems.push({ file: join('content', pattern), field: '', expected: 'the file is missing' })

    for (const file of paths) {
      const { data, body, problem } = parseFile(join(root, file))
      if (problem) {
        problems.push({ file, field: '', expected: problem })
        continue
      }
      const checked = checkEntry(root, kind, file, data)
      problems.push(...checked.problems)
      files.push({
        kind,
        file,
        id: basename(file, extname(file)),
        data: checked.data,
        ...(body !== undefined && { body }),
      })
    }
  }
  return { files, problems }
}

/**
 * Checks what one file says against the schema of its kind.
 * @param root folder that holds `content/`
 * @param file path of the file from there, which the paths of pictures start from
 * @returns the entry with its defaults, and the first problem of each field
 */
export function checkEntry(
  root: string,
  kind: ContentKind,
  file: string,
  data: unknown,
): { data: unknown; problems: ContentProblem[] } {
  const schema: z.ZodType = contentKinds[kind].schema(pictureBeside(root, file))
  const result = schema.safeParse(data, { error: explainIssue })
  return result.success
    ? { data: result.data, problems: [] }
    : { data, problems: problemsOf(file, result.error) }
}

/** The drawing that an entry has by default can be made for it. */
function missing(format: string): string {
  return format === '.svg'
    ? 'name a picture that exists, or let `npm run art` draw it'
    : 'name a picture that exists'
}

/** A picture's path, from the file that names it; outside a build there is no more to a picture than that. */
function pictureBeside(root: string, file: string): ImageField {
  const pathFromRoot = (src: unknown) => relative(root, resolve(root, dirname(file), String(src)))
  const existing = z
    .string()
    .refine((src) => PICTURE_FORMATS.includes(extname(src).toLowerCase()), {
      error: `name a picture; its name ends in ${PICTURE_FORMATS.join(', ')}`,
      abort: true,
    })
    .refine((src) => existsSync(join(root, pathFromRoot(src))), {
      error: ({ input }) => `${missing(extname(String(input)))}; there is no file ${pathFromRoot(input)}`,
      abort: true,
    })
    .refine((src) => isPictureFile(join(root, pathFromRoot(src))), {
      error: ({ input }) => `${pathFromRoot(input)} is broken or no picture; save it again and replace it`,
    })
  return () => existing as unknown as z.ZodType<ImageMetadata>
}

function parseFile(path: string): { data?: unknown; body?: string; problem?: string } {
  const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
  const [, frontMatter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const isMarkdown = path.endsWith('.md')
  if (isMarkdown && body === undefined)
    return { problem: 'open the file with its fields between two lines of three hyphens' }

  const document = parseDocument((isMarkdown ? frontMatter : text) ?? '')
  const error = document.errors[0]
  if (error)
    return { problem: `this is not readable YAML: ${error.message.split('\n')[0]?.replace(/:$/, '')}` }
  return { data: document.toJS(), ...(isMarkdown && body !== undefined && { body }) }
}

function problemsOf(file: string, { issues }: z.ZodError): ContentProblem[] {
  const found = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          file,
          field: [...issue.path, key].join('.'),
          expected: 'no such field belongs here; check its spelling, or remove it',
        }))
      : [{ file, field: issue.path.join('.'), expected: issue.message }],
  )
  return found.filter(({ field }, index) => found.findIndex((other) => other.field === field) === index)
}
