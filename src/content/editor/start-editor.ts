import CMS from '@sveltia/cms'
import { parse } from 'yaml'
import type { KnownName } from '../check/old-names.ts'
import type { ContentKind } from '../load/content-kinds.ts'
import type { Field } from './form-field.ts'
import { mistakesIn } from './mistakes.ts'
import { writeEntry } from './write-entry.ts'

type Form = { name: ContentKind; format?: string; fields: Field[]; files?: Form[] }

const config = readScript('config')
const names: Record<string, KnownName> = readScript('names')

const forms: Form[] = config.collections.flatMap((form: Form) => form.files ?? form)

// Sveltia itself adds empty fields, and mixes those of list items of several types. A format of each form's own prevents that.
for (const { name: kind, format = '', fields } of forms)
  if (format !== 'yaml-frontmatter')
    CMS.registerCustomFormat(format, 'yaml', {
      fromFile: parse,
      toFile: (entry: unknown) => {
        const text = writeEntry(entry, fields)
        const [, id] = /\/entries\/([^/?]+)/.exec(location.hash) ?? []
        const mistakes = mistakesIn(kind, text, fields, names[`${kind}/${id}`])
        // Sveltia shows the message of the cause of this error, in place of saving.
        if (mistakes) throw new Error('saving_failed', { cause: new Error(mistakes) })
        return text
      },
    })

CMS.init({ config })

// Sveltia asks whether to delete “this entry”. The title of the page says which one that is.
new MutationObserver(() => {
  const [entry = ''] = document.title.split(' – ')
  for (const node of document.querySelector('[role=alertdialog][open] .body')?.childNodes ?? [])
    if (node.nodeValue?.includes('this entry'))
      node.nodeValue = node.nodeValue.replace('this entry', `“${entry.replace(/^.* › /, '')}”`)
}).observe(document.body, { childList: true, subtree: true })

function readScript(id: string) {
  return JSON.parse(document.querySelector(`#${id}`)?.textContent ?? '')
}
