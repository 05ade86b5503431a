import { globSync } from 'node:fs'
import { contentKinds } from '../load/content-kinds.ts'
import { datesIn } from '../load/dated-parts.ts'
import { type ContentFile, type ContentProblem, entries } from '../load/read-content.ts'
import { annotatedFields } from '../schemas/annotations.ts'
import type { Figure } from '../schemas/figures/figure.ts'
import { dayOf, formatDate } from '../text/dates.ts'

/**
 * Finds what an editor should look at in valid content: figures that disagree with each other, what is over, and names and
 * pictures that no entry uses. Warnings are printed and never stop a release.
 * @param root folder that contains `content/`
 * @param files content that passed `checkContent`
 * @param today a day like 2026-11-26
 */
export function findWarnings(root: string, files: readonly ContentFile[], today = dayOf()): ContentProblem[] {
  return [
    ...checkFigures(files),
    ...files.flatMap((content) => findPast(content, today)),
    ...findUnusedNames(files),
    ...findUnusedPictures(root, files),
  ]
}

/** Finds parts that expired, and past launch quarters without a launchNote. */
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

/** Finds names in lists, such as categories, that no entry has. */
function findUnusedNames(files: readonly ContentFile[]): ContentProblem[] {
  const fields = files.flatMap(({ file, kind, data }) =>
    [...annotatedFields(contentKinds[kind].schema, data)].map((field) => ({ ...field, file })),
  )
  const used = new Set(fields.map(({ refersTo, value }) => `${refersTo} ${value}`))
  return fields.flatMap(({ file, field, names, value }) =>
    names && !used.has(`${names} ${value}`)
      ? [{ file, field, message: `no entry has the ${names} “${value}”; give it to one, or remove it` }]
      : [],
  )
}

/** Finds pictures and films whose name no entry contains. */
function findUnusedPictures(root: string, files: readonly ContentFile[]): ContentProblem[] {
  const texts = JSON.stringify(files)
  return globSync('content/{images,videos}/**/*.*', { cwd: root })
    .filter((picture) => !texts.includes(picture.replace('content/', '')))
    .toSorted()
    .map((file) => ({ file, field: '', message: 'no entry uses this file; name it in one, or remove it' }))
}

/**
 * Finds numbers of results and figures that no text of their file states: drawing and words should agree
 * (docs/requirements.md#figures). Only digits are compared: a text that says “half” needs the 50% in another place.
 * @param files content that passed its schemas
 */
function checkFigures(files: readonly ContentFile[]): ContentProblem[] {
  const ofStudies = entries(files, 'work').flatMap(({ file, data }) => {
    const texts = [data.summary, data.challenge, data.solution, data.impact]
    const results = data.results.flatMap(({ value, before }) => [value, before])
    return [
      ...data.results.flatMap(({ value, before }, index) =>
        findMissing(file, `results.${index}`, { value, before }, texts),
      ),
      ...data.figures.flatMap((figure, index) =>
        checkFigure(file, `figures.${index}`, figure, [...texts, ...results]),
      ),
    ]
  })
  const ofProducts = entries(files, 'products').flatMap(({ file, data }) => {
    if (data.status !== 'available') return []
    const { shortDescription, description, impact, metrics, evidence } = data
    return checkFigure(file, 'evidence', evidence, [
      shortDescription,
      description,
      impact,
      ...Object.values(metrics).map(String),
    ])
  })
  return [...ofStudies, ...ofProducts]
}

/** Checks the caption and the first and the last value of a figure. */
function checkFigure(
  file: string,
  field: string,
  figure: Figure,
  texts: readonly string[],
): ContentProblem[] {
  const { caption, ...drawn } = figure
  return [
    ...findMissing(file, field, { caption }, [...texts, JSON.stringify(drawn)]),
    ...findMissing(file, field, measuredValues(figure), texts),
  ]
}

/** Returns none for messages, screens and maps: only examples. */
function measuredValues(figure: Figure): Record<string, string> {
  if (figure.kind === 'before-after')
    return { 'before.value': `${figure.before.value}`, 'after.value': `${figure.after.value}` }
  if (figure.kind !== 'series') return {}
  return { values: `${figure.values[0]}, ${figure.values.at(-1)}` }
}

function findMissing(
  file: string,
  field: string,
  values: Record<string, string>,
  texts: readonly string[],
): ContentProblem[] {
  const known = new Set(texts.flatMap(numbersIn))
  return Object.entries(values).flatMap(([name, value]) =>
    numbersIn(value)
      .filter((number) => !known.has(number))
      .map((number) => ({
        file,
        field: `${field}.${name}`,
        message: `no text of this file says ${number}; correct it, or write it in the text`,
      })),
  )
}

/** Returns the numbers of a text in digits: 1240 and 1.2 for `1,240 of ₦1.2 million`. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) => Number(digits.replaceAll(',', '')))
}
