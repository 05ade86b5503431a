import { type ContentFile, type ContentProblem, entries } from '../load/read-content.ts'
import { monthAfter } from '../schemas/figures/fields.ts'
import type { Figure } from '../schemas/figures/figure.ts'
import { collectStrings } from '../text/collect-strings.ts'
import { type FoundNumber, findNumbers, hasUnit, statesQuantity } from '../text/find-numbers.ts'
import { formatQuantity, type Unit } from '../text/units.ts'

type Problem = Omit<ContentProblem, 'file'>
type Quantity = { field: string; value: number; unit: Unit }

/**
 * Checks that the results and figures of case studies and products agree with their texts (docs/requirements.md#figures).
 * @param files content that passed its schemas
 */
export function checkFigures(files: readonly ContentFile[]): ContentProblem[] {
  return [...checkCaseStudies(files), ...checkProducts(files)]
}

/**
 * Checks that every measured value, and every number in digits in a caption, is in the summary, the challenge, the
 * solution, the impact or, for figures, the results.
 */
function checkCaseStudies(files: readonly ContentFile[]): ContentProblem[] {
  return entries(files, 'work').flatMap(({ file, data }) => {
    const { summary, challenge, solution, impact, results, figures } = data
    const texts = [summary, challenge, solution, impact].flatMap(findNumbers)
    const stated = [...texts, ...results.flatMap(({ value, before }) => [value, before].flatMap(findNumbers))]
    return [
      ...results.flatMap((result, index) =>
        (['value', 'before'] as const).flatMap((key) =>
          checkText(`results.${index}.${key}`, result[key], texts),
        ),
      ),
      ...figures.flatMap((figure, index) =>
        checkFigure(figure, stated).map(({ field, expected }) => ({
          field: `figures.${index}.${field}`,
          expected,
        })),
      ),
    ].map((problem) => ({ file, ...problem }))
  })
}

/** Checks that the values of the figure, and every number in digits in its caption, are in the texts or metrics. */
function checkProducts(files: readonly ContentFile[]): ContentProblem[] {
  return entries(files, 'products').flatMap(({ file, data }) => {
    if (data.status !== 'available') return []
    const { shortDescription, description, impact, metrics, evidence } = data
    const stated = [shortDescription, description, impact, ...Object.values(metrics)].flatMap((text) =>
      findNumbers(`${text}`),
    )
    return checkFigure(evidence, stated).map(({ field, expected }) => ({
      file,
      field: `evidence.${field}`,
      expected,
    }))
  })
}

function checkFigure(figure: Figure, stated: readonly FoundNumber[]): Problem[] {
  const own = ownNumbers(figure)
  return [
    ...measuredValues(figure, stated).flatMap((quantity) => checkQuantity(quantity, stated)),
    ...checkText('caption', figure.caption, [...stated, ...own]),
    ...checkText('description', figure.description, [...stated, ...own]),
    ...(figure.kind === 'system'
      ? figure.parts.flatMap(({ detail = '' }, index) => checkText(`parts.${index}.detail`, detail, stated))
      : []),
  ]
}

/** Returns the values that the texts must state. Messages and screens show examples, not measurements. */
function measuredValues(figure: Figure, stated: readonly FoundNumber[]): Quantity[] {
  switch (figure.kind) {
    case 'before-after':
      return [
        { field: 'before.value', value: figure.before.value, unit: figure.unit },
        { field: 'after.value', value: figure.after.value, unit: figure.unit },
      ]
    case 'series':
      return [0, figure.values.length - 1].map((index) => ({
        field: `values.${index}`,
        value: figure.values[index] ?? 0,
        unit: figure.unit,
      }))
    case 'flow':
      return (['before', 'after'] as const).map((key) => ({
        field: 'steps',
        value: sum(figure.steps.map((step) => step[key] ?? 0)),
        unit: figure.unit,
      }))
    case 'place': {
      const values = figure.points.flatMap(({ value }, index) =>
        value === undefined ? [] : [{ field: `points.${index}.value`, value, unit: figure.unit }],
      )
      const total = { field: 'points', value: sum(values.map(({ value }) => value)), unit: figure.unit }
      return values.length === 0 || isStated(total, stated) ? [] : values
    }
    default:
      return []
  }
}

function checkQuantity(quantity: Quantity, stated: readonly FoundNumber[]): Problem[] {
  if (isStated(quantity, stated)) return []
  const { field, value, unit } = quantity
  const says = `${field === 'steps' ? 'the steps add up to' : 'this says'} ${formatQuantity(value, unit)}`
  const other = stated.find((found) => found.value === value && hasUnit(found))
  return [
    {
      field,
      expected: other
        ? `${says}, but the text says "${other.text}"; write the same value and unit in both`
        : `${says}, which no text of this file says; correct the value, or write it in the text or the results`,
    },
  ]
}

/** Checks the numbers in digits of a text. Only signs are compared, like %: “49 to 53%” has one for two numbers. */
function checkText(field: string, text: string, stated: readonly FoundNumber[]): Problem[] {
  return findNumbers(text)
    .filter(({ text: found }) => /\d/.test(found))
    .filter(
      ({ value, sign }) => !stated.some((other) => other.value === value && (!sign || other.sign === sign)),
    )
    .map(({ text: found }) => ({
      field,
      expected: `"${found}" is in no text of this file; correct it, or write it in the text`,
    }))
}

/** Returns the numbers that the drawing of a figure shows, with their dates. */
function ownNumbers(figure: Figure): FoundNumber[] {
  const years = (...dates: (string | number)[]) =>
    findNumbers(dates.map((date) => `${date}`.slice(0, 4)).join('; '))
  const quantities = (unit: Unit, ...values: (number | undefined)[]) =>
    values.flatMap((value) => (value === undefined ? [] : findNumbers(formatQuantity(value, unit))))
  switch (figure.kind) {
    case 'before-after':
      return years(figure.before.date, figure.after.date)
    case 'series':
      return [
        ...years(...figure.values.map((_, index) => monthAfter(figure.start, index))),
        ...quantities(figure.unit, ...figure.values),
      ]
    case 'flow':
      return quantities(figure.unit, ...figure.steps.flatMap(({ before, after }) => [before, after]))
    case 'place':
      return quantities(figure.unit, ...figure.points.map(({ value }) => value))
    default:
      return collectStrings({ data: { ...figure, caption: '', description: '' } }).flatMap(({ text }) =>
        findNumbers(text),
      )
  }
}

function isStated({ value, unit }: Quantity, stated: readonly FoundNumber[]): boolean {
  return stated.some((found) => statesQuantity(found, value, unit))
}

function sum(values: readonly number[]): number {
  return Number(values.reduce((total, value) => total + value, 0).toPrecision(12))
}
