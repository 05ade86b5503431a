import type { z } from 'astro/zod'
import { type Document, isAlias, parseDocument, visit } from 'yaml'
import { formatIssue } from '../schemas/format-issue.ts'
import { isAbsent } from '../text/values.ts'
import { type ContentKind, contentKinds } from './content-kinds.ts'

/** A problem in a file: `field` is the path inside the file, like `pricing.tiers.1.price`. */
export type ContentProblem = { file: string; field: string; message: string }

/** Checks fields against the schema of their kind. Returns them with their defaults, and the first problem of each field. */
export function checkEntry(
  kind: ContentKind,
  file: string,
  data: unknown,
): { data: unknown; problems: ContentProblem[] } {
  const schema: z.ZodType = contentKinds[kind].schema
  const result = schema.safeParse(data, { error: formatIssue })
  return result.success
    ? { data: result.data, problems: [] }
    : { data, problems: problemsOf(file, result.error) }
}

/** Returns the fields of a content file and, of a Markdown file, its text, or the problem that makes it unreadable. */
export function parseContent(
  content: string,
  isMarkdown: boolean,
): { data?: unknown; body?: string; problem?: string } {
  const { fields, body } = isMarkdown ? splitMarkdown(content) : { fields: content }
  if (fields === undefined)
    return { problem: 'open the file with its fields between two lines of three hyphens' }

  const document = parseDocument(fields)
  const problem = findYamlProblem(document)
  if (problem) return { problem: `this is not readable YAML: ${problem}; ${YAML_ADVICE}` }
  const data = document.toJS({
    reviver: (_, value) =>
      isAbsent(value) ? undefined : typeof value === 'string' ? value.replace(HIDDEN_CHARACTERS, '') : value,
  })
  return { data, ...(body !== undefined && { body: body.replace(HIDDEN_CHARACTERS, '') }) }
}

/**
 * What a pasted text brings unseen: controls but line breaks, and all that Unicode calls ignorable (Unicode annex 44), like marks of
 * direction, but for the joiners of some scripts and what chooses between a letter and an emoji.
 */
const HIDDEN_CHARACTERS = /[^\P{Cc}\n\t]|(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{DI}/gu

const YAML_ADVICE =
  'put a text in quotes if it contains a colon or " #", or begins with a sign; indent with spaces alone, and write each field once'

/** Returns the first mistake in a document, or the part of a text that YAML would leave out without an error. */
function findYamlProblem(document: Document.Parsed): string | undefined {
  const [mistake] = [...document.errors, ...document.warnings]
  if (mistake)
    return mistake.message
      .split('\n')[0]
      ?.replace(/:$/, '')
      .replace('Nested mappings are not allowed in compact mappings', 'a text without quotes has a colon')
  const comment = document.comment ?? document.commentBefore
  let lost = comment ? `#${comment}` : undefined
  visit(document, {
    Node(_, node) {
      if (isAlias(node)) lost = `*${node.source}`
      else if (node.anchor) lost = `&${node.anchor}`
      else if (node.comment ?? node.commentBefore) lost = `#${node.comment ?? node.commentBefore}`
      return lost === undefined ? undefined : visit.BREAK
    },
  })
  return lost && `"${lost}" would not be part of the text`
}

function problemsOf(file: string, { issues }: z.ZodError): ContentProblem[] {
  const found = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          file,
          field: [...issue.path, key].join('.'),
          message: 'no such field belongs here; check its spelling, or remove it',
        }))
      : [{ file, field: issue.path.join('.'), message: issue.message }],
  )
  return found.filter(({ field }, index) => found.findIndex((other) => other.field === field) === index)
}

/** Returns the front matter of a Markdown file and the text below it, or neither if it does not begin with front matter. */
function splitMarkdown(content: string): { fields?: string; body?: string } {
  const text = content.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  return /^(?<fields>---[ \t]*\n[\s\S]*?\n)---[ \t]*(?:\n(?<body>[\s\S]*))?$/.exec(text)?.groups ?? {}
}
