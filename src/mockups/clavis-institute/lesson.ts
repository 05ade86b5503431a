import { sum } from '../format.ts'

/** The first table of the lesson: markets of a grain trader. */
export const MARKETS = [
  { id: 3, name: 'Bodija', state: 'Oyo' },
  { id: 5, name: 'Dawanau', state: 'Kano' },
  { id: 8, name: 'Mile 12', state: 'Lagos' },
  { id: 9, name: 'Ogbete', state: 'Enugu' },
  { id: 12, name: 'Wuse', state: 'FCT' },
  { id: 14, name: 'Ogige', state: 'Enugu' },
] as const

/** The second table: orders from these markets in the first quarter. */
export const ORDERS = [
  { no: 601, month: 'Jan', market: 5 },
  { no: 602, month: 'Jan', market: 8 },
  { no: 607, month: 'Jan', market: 12 },
  { no: 611, month: 'Feb', market: 5 },
  { no: 613, month: 'Feb', market: 3 },
  { no: 618, month: 'Feb', market: 8 },
  { no: 619, month: 'Feb', market: 9 },
  { no: 624, month: 'Mar', market: 8 },
  { no: 625, month: 'Mar', market: 5 },
  { no: 630, month: 'Mar', market: 12 },
  { no: 631, month: 'Mar', market: 3 },
] as const

/** The result of the query: markets with orders in two months or more, most months first. */
export const ANSWER = MARKETS.map(({ id, name, state }) => ({
  name,
  state,
  months: new Set(ORDERS.filter(({ market }) => market === id).map(({ month }) => month)).size,
}))
  .filter(({ months }) => months >= 2)
  .toSorted((one, other) => other.months - one.months || one.name.localeCompare(other.name))

/** The modules of the course, with their number of lessons and of finished lessons. */
export const MODULES = [
  { name: 'Tables and rows', lessons: 3, done: 3 },
  { name: 'Filtering', lessons: 3, done: 3 },
  { name: 'Sorting', lessons: 2, done: 2 },
  { name: 'Grouping', lessons: 4, done: 4 },
  { name: 'Joins', lessons: 5, done: 2 },
  { name: 'Windows', lessons: 4, done: 0 },
  { name: 'Project', lessons: 3, done: 0 },
] as const

export type CodeLine = {
  indent: number
  parts: readonly (readonly [text: string, kind?: 'word' | 'value'])[]
}

/** The learner's query, with keywords and values marked. */
export const QUERY: readonly CodeLine[] = [
  { indent: 0, parts: [['SELECT', 'word'], [' m.name, m.state,']] },
  {
    indent: 1,
    parts: [['COUNT', 'word'], ['('], ['DISTINCT', 'word'], [' o.month) '], ['AS', 'word'], [' months']],
  },
  { indent: 0, parts: [['FROM', 'word'], [' orders o']] },
  { indent: 0, parts: [['JOIN', 'word'], [' markets m '], ['ON', 'word'], [' m.id = o.market_id']] },
  { indent: 0, parts: [['GROUP BY', 'word'], [' m.name, m.state']] },
  {
    indent: 0,
    parts: [['HAVING COUNT', 'word'], ['('], ['DISTINCT', 'word'], [' o.month) >= '], ['2', 'value']],
  },
  { indent: 0, parts: [['ORDER BY', 'word'], [' months '], ['DESC', 'word'], [', m.name;']] },
]

export const LESSONS = sum(MODULES, ({ lessons }) => lessons)
export const DONE = sum(MODULES, ({ done }) => done)
