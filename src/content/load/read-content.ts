import { globSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { type AnnotatedField, annotatedFields } from '../schemas/annotations.ts'
import { type ContentProblem, checkEntry, parseContent } from './check-entry.ts'
import { type ContentKind, contentKindNames, contentKinds, type Entry } from './content-kinds.ts'

/** A content file: its kind, its path from the root of the repository, its id and its fields. */
export type ContentFile = {
  kind: ContentKind
  file: string
  id: string
  data: unknown
  body?: string
}

/** Id under which Astro's store keeps the problems of the content, while it has any. */
export const PROBLEMS_ID = 'problems'

type ReadResult = { files: ContentFile[]; problems: ContentProblem[] }

/** Reads all content below the folder `root`: all readable files, the valid ones with their defaults, and every problem. */
export function readContent(root: string): ReadResult {
  const read = contentKindNames.map((kind) => readKind(root, kind))
  return {
    files: read.flatMap(({ files }) => files),
    problems: read.flatMap(({ problems }) => problems),
  }
}

function readKind(root: string, kind: ContentKind): ReadResult {
  const pattern = join('content', contentKinds[kind].files)
  const paths = globSync(pattern, { cwd: root }).toSorted()
  if (paths.length === 0)
    return { files: [], problems: [{ file: pattern, field: '', message: 'the file is missing' }] }

  const files: ContentFile[] = []
  const problems: ContentProblem[] = []
  for (const file of paths) {
    const { data, body, problem } = parseContent(readFileSync(join(root, file), 'utf8'), file.endsWith('.md'))
    if (problem) {
      problems.push({ file, field: '', message: problem })
      continue
    }
    const checked = checkEntry(kind, file, data)
    problems.push(...checked.problems)
    files.push({
      kind,
      file,
      id: basename(file, extname(file)),
      data: checked.data,
      ...(body !== undefined && { body }),
    })
  }
  return { files, problems }
}

/** Returns the annotated fields of a file that passed its schema. */
export function fieldsOf({ kind, file, data }: ContentFile): (AnnotatedField & { file: string })[] {
  return [...annotatedFields(contentKinds[kind].schema, data)].map((field) => ({ ...field, file }))
}

/** Returns the files of one kind, typed as that kind. All files must have passed their schema. */
export function entries<Kind extends ContentKind>(files: readonly ContentFile[], kind: Kind) {
  return files.filter((file) => file.kind === kind) as (Entry<Kind> & { file: string })[]
}
