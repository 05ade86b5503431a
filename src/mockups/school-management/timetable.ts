export type Subject = {
  name: string
  teacher: string
  family: 'number' | 'word' | 'nature' | 'people' | 'hand'
}

/** The subjects of class JSS 2B. */
export const SUBJECTS = {
  M: { name: 'Mathematics', teacher: 'Mr Danjuma', family: 'number' },
  E: { name: 'English', teacher: 'Mrs Ogunleye', family: 'word' },
  B: { name: 'Basic Science', teacher: 'Ms Nwosu', family: 'nature' },
  Y: { name: 'Yorùbá', teacher: 'Mr Adéọ̀ṣun', family: 'word' },
  S: { name: 'Social Studies', teacher: 'Mrs Bassey', family: 'people' },
  D: { name: 'Digital Tech', teacher: 'Mr Lawal', family: 'number' },
  H: { name: 'Nigerian History', teacher: 'Mrs Bassey', family: 'people' },
  F: { name: 'French', teacher: 'Mme Kouassi', family: 'word' },
  A: { name: 'Livestock', teacher: 'Mr Tarka', family: 'nature' },
  R: { name: 'CRS and IRS', teacher: 'two rooms', family: 'people' },
  P: { name: 'P.H.E.', teacher: 'Coach Pam', family: 'hand' },
  C: { name: 'Creative Arts', teacher: 'Ms Effiong', family: 'hand' },
  K: { name: 'Clubs', teacher: 'Hall and field', family: 'hand' },
} as const satisfies Record<string, Subject>

export type SubjectKey = keyof typeof SUBJECTS

/** The days of week 9, each with eight periods in order. */
export const WEEK: readonly { date: string; periods: readonly SubjectKey[]; present: number | null }[] = [
  { date: '2026-03-09', periods: ['M', 'E', 'B', 'Y', 'S', 'D', 'H', 'P'], present: 36 },
  { date: '2026-03-10', periods: ['E', 'M', 'F', 'B', 'A', 'A', 'R', 'C'], present: 35 },
  { date: '2026-03-11', periods: ['M', 'B', 'E', 'H', 'D', 'Y', 'F', 'S'], present: 34 },
  { date: '2026-03-12', periods: ['E', 'M', 'Y', 'F', 'B', 'H', 'A', 'R'], present: null },
  { date: '2026-03-13', periods: ['M', 'E', 'D', 'S', 'P', 'C', 'K', 'K'], present: null },
]

/** The current day and period: Wednesday, 9:41. */
export const NOW = { day: 2, period: 2 }

/** Start of each period. There is a break before the fourth and the seventh period. */
export const STARTS = ['8:00', '8:40', '9:20', '10:30', '11:10', '11:50', '12:50', '13:30'] as const
export const BREAKS: Readonly<Record<number, string>> = {
  3: 'Short break, 10:00 to 10:30',
  6: 'Lunch, 12:30 to 12:50',
}

/** Number of pupils in the class, and today's absent pupils. */
export const ROLL = 36
export const AWAY = [
  { number: 12, name: 'Zainab Garba', note: 'sick note from her mother, 7:52' },
  { number: 28, name: 'Emeka Udo', note: 'no word; office called home 8:20' },
]

export const PRESENT = ROLL - AWAY.length
