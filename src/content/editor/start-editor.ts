import CMS from '@sveltia/cms'
import { parse } from 'yaml'
import type { Field } from './form-field.ts'
import { writeEntry } from './write-entry.ts'

type Form = { format?: string; fields: Field[]; files?: Form[] }

const config = JSON.parse(document.querySelector('#config')?.textContent ?? '')

const forms: Form[] = config.collections.flatMap((form: Form) => form.files ?? form)

// Sveltia itself adds empty fields, and mixes those of list items of several types. A format of each form's own prevents that.
for (const { format = '', fields } of forms)
  if (format !== 'yaml-frontmatter') {
    const toFile = (entry: unknown) => writeEntry(entry, fields)
    CMS.registerCustomFormat(format, 'yaml', { fromFile: parse, toFile })
  }

CMS.init({ config })
