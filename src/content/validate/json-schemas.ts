import { basename, dirname, join } from 'node:path'
import { z } from 'astro/zod'
import { type ContentKind, contentKinds, KINDS } from '../load/kinds.ts'

/** A JSON schema by which an editor completes and checks the files of one kind while someone types. */
export type EditorSchema = { kind: ContentKind; file: string; text: string }

/**
 * The JSON schemas of every kind of content that is written in YAML.
 * @returns for each its path from the root of the repository, and its text
 */
export function editorSchemas(): EditorSchema[] {
  return KINDS.filter((kind) => contentKinds[kind].files.endsWith('.yaml')).map((kind) => ({
    kind,
    file: schemaFileOf(kind),
    text: textOf(kind),
  }))
}

/** Returns the path of the JSON schema of a kind, from the root of the repository. */
export function schemaFileOf(kind: ContentKind): string {
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
