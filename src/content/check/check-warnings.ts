import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentProblem } from '../load/check-entry.ts'
import { datesIn } from '../load/dated-parts.ts'
import { type ContentFile, fieldsOf } from '../load/read-content.ts'
import { dayOf, formatDate } from '../text/dates.ts'
import { findOldNames } from './old-names.ts'

/**
 * Finds what an editor should look at in valid content: what is over, names and pictures that no entry uses, old names, and
 * drawings that load something. Warnings are printed and never stop a release.
 * @param root folder that contains `content/`
 * @param files content that passed `checkContent`
 * @param today a day like 2026-11-26
 */
export function findWarnings(root: string, files: readonly ContentFile[], today = dayOf()): ContentProblem[] {
  return [
    ...files.flatMap((content) => findPast(content, today)),
    ...findUnusedNames(files),
    ...findOldNames(files),
    ...findUnusedPictures(root, files),
    ...findOuterPictures(root),
  ]
}

function findPast(content: ContentFile, today: string): ContentProblem[] {
  const { launchNote } = content.data as { launchNote?: string }
  return datesIn(content).flatMap(({ field, value, date, leaves }) => {
    const isUnexplained = field === 'launchQuarter' && !launchNote
    if (date >= today || !(leaves || isUnexplained)) return []
    const message = isUnexplained
      ? `${value} is over; say in launchNote what the launch waits for, or write a new quarter`
      : `${formatDate(date)} is over, so no page shows this any more; remove it, or write a new day`
    return [{ file: content.file, field, message }]
  })
}

function findUnusedNames(files: readonly ContentFile[]): ContentProblem[] {
  const fields = files.flatMap(fieldsOf)
  const used = new Set(fields.map(({ refersTo, value }) => `${refersTo} ${value}`))
  return fields.flatMap(({ file, field, names, value }) =>
    names && !used.has(`${names} ${value}`)
      ? [{ file, field, message: `no entry has the ${names} “${value}”; give it to one, or remove it` }]
      : [],
  )
}

function findUnusedPictures(root: string, files: readonly ContentFile[]): ContentProblem[] {
  const texts = JSON.stringify(files)
  return globSync('content/{images,videos}/**/*.*', { cwd: root })
    .filter((picture) => !texts.includes(picture.replace('content/', '')))
    .toSorted()
    .map((file) => ({ file, field: '', message: 'no entry uses this file; name it in one, or remove it' }))
}

/** Finds drawings that load something from another address: browsers do not, in a picture. */
function findOuterPictures(root: string): ContentProblem[] {
  return globSync('content/images/**/*.svg', { cwd: root })
    .filter((file) => OUTER_ADDRESS.test(readFileSync(join(root, file), 'utf8')))
    .toSorted()
    .map((file) => ({
      file,
      field: '',
      message: 'browsers leave out what it loads from outside; put it into the file',
    }))
}

const OUTER_ADDRESS =
  /<(?!a\b)[^<>]*\bhref\s*=\s*["']?\s*(?:https?:)?\/\/|url\(\s*["']?\s*(?:https?:)?\/\/|@import/i
