import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Label = 'real' | 'spam'

/** A message of the corpus: its label, its language (ISO 639, `pcm` for Nigerian Pidgin) and its kind. */
export type Sample = { label: Label; language: string; kind: string; text: string }

/** Reads a part (server/messages/corpus/README.md). File names begin with the label, messages with a line `== LANGUAGE KIND`. */
export function readCorpus(part: 'training' | 'held-out'): Sample[] {
  const folder = join(import.meta.dirname, '../server/messages/corpus', part)
  return readdirSync(folder).flatMap((file) => {
    const label = file.startsWith('spam-') ? 'spam' : 'real'
    const [, ...blocks] = `\n${readFileSync(join(folder, file), 'utf8')}`.split('\n== ')
    return blocks.map((block): Sample => {
      const end = block.indexOf('\n')
      const [language = '', kind = ''] = block.slice(0, end).split(' ')
      return { label, language, kind, text: block.slice(end).trim() }
    })
  })
}
