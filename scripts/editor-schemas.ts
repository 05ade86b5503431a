import { basename, dirname, join } from 'node:path'
import { z } from 'astro/zod'
import { type ContentKind, contentKindNames, contentKinds } from '#src/content/load/content-kinds.ts'

/** A JSON schema with which a code editor completes and checks the files of a kind. */
export type EditorSchema = { kind: ContentKind; file: string; text: string }

/** Returns the JSON schemas of all kinds of content in YAML, each with its path from the root of the repository. */
export function editorSchemas(): EditorSchema[] {
  return contentKindNames
    .filter((kind) => contentKinds[kind].files.endsWith('.yaml'))
    .map((kind) => ({
      kind,
      file: schemaFileOf(kind),
      text: textOf(kind),
    }))
}

/** Returns the path of the JSON schema of a kind, from the root of the repository. */
function schemaFileOf(kind: ContentKind): string {
  const { files } = contentKinds[kind]
  const single = basename(files, '.yaml')
  const name = single === '*' ? dirname(files) : files === `${kind}.yaml` ? single : `${single}-page`
  return join('content/schemas', `${name}.schema.json`)
}

function textOf(kind: ContentKind): string {
  const { $schema, ...fields } = z.toJSONSchema(contentKinds[kind].schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
  })
  return `${JSON.stringify({ $schema, title: `content/${contentKinds[kind].files}`, ...fields }, null, 2)}\n`
}
