import { sum } from '../format.ts'
import { seededRandom } from '../seeded-random.ts'

/** The subjects of class SSS 1 Science. */
export const SUBJECTS = [
  { code: 'Eng', name: 'English Language' },
  { code: 'Mat', name: 'Mathematics' },
  { code: 'Phy', name: 'Physics' },
  { code: 'Che', name: 'Chemistry' },
  { code: 'Bio', name: 'Biology' },
  { code: 'Geo', name: 'Geography' },
  { code: 'Agr', name: 'Agricultural Science' },
  { code: 'Cit', name: 'Citizenship Studies' },
  { code: 'Dig', name: 'Digital Technologies' },
] as const

export type Score = {
  /** Continuous assessment, 0 to 40. */
  assessment: number
  /** Examination, 0 to 60. */
  exam: number
  total: number
  grade: Grade
}
export type Grade = (typeof GRADES)[number]['grade']
export type Student = { name: string; scores: Score[]; total: number; mean: number; position: number }

/** Grades of the West African examinations, with their minimum scores. */
export const GRADES = [
  { grade: 'A1', from: 75 },
  { grade: 'B2', from: 70 },
  { grade: 'B3', from: 65 },
  { grade: 'C4', from: 60 },
  { grade: 'C5', from: 55 },
  { grade: 'C6', from: 50 },
  { grade: 'D7', from: 45 },
  { grade: 'E8', from: 40 },
  { grade: 'F9', from: 0 },
] as const

/** Returns the grade of a score. */
export const gradeOf = (total: number): Grade => GRADES.find(({ from }) => total >= from)?.grade ?? 'F9'

/** Formats a position as 1st, 2nd, 11th. */
export function ordinal(position: number): string {
  const tens = position % 100
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][position % 10] ?? 'th')
  return `${position}${ending}`
}

const NAMES = [
  ...['Abah, Ruth', 'Adamu, Faisal', 'Akpan, Idara', 'Bako, Nanret', 'Chukwu, Kamsi', 'Danladi, Sadiq'],
  ...['Ekpo, Mfon', 'Eze, Somto', 'Garba, Hauwa', 'Gyang, Dung', 'Ìdòwú, Tómi', 'Igwe, Ada'],
  ...['Jatau, Kefas', 'Lar, Plangnan', 'Musa, Khadija'],
]

/** All 42 students of the class in alphabetical order; the first fifteen are shown. */
export const CLASS: readonly Student[] = ranked(
  Array.from({ length: 42 }, (_, index) => ({
    name: NAMES[index] ?? `Student ${index + 1}`,
    scores: scoresOf(index),
  })),
)

/** The mean of the whole class in each subject. */
export const SUBJECT_MEANS: readonly number[] = SUBJECTS.map(
  (_, subject) => sum(CLASS, ({ scores }) => scores[subject]?.total ?? 0) / CLASS.length,
)

/** Returns the number of students with each grade in a subject, best grade first. */
export const spread = (subject: number): number[] =>
  GRADES.map(({ grade }) => CLASS.filter(({ scores }) => scores[subject]?.grade === grade).length)

function scoresOf(student: number): Score[] {
  const random = seededRandom(311 + student * 17)
  const ability = 0.43 + random() * 0.36
  return SUBJECTS.map((_, subject) => {
    const part = Math.min(
      0.97,
      Math.max(0.36, ability + (random() - 0.5) * 0.28 + (subject === 1 ? -0.03 : 0.02)),
    )
    const assessment = Math.round(40 * Math.min(0.98, part + 0.05 + (random() - 0.5) * 0.08))
    const exam = Math.round(60 * Math.min(0.98, part - 0.03 + (random() - 0.5) * 0.08))
    const total = assessment + exam
    return { assessment, exam, total, grade: gradeOf(total) }
  })
}

function ranked(students: { name: string; scores: Score[] }[]): Student[] {
  const totals = students.map(({ scores }) => sum(scores, ({ total }) => total))
  return students.map(({ name, scores }, index) => {
    const total = totals[index] ?? 0
    const position = totals.filter((other) => other > total).length + 1
    return { name, scores, total, mean: total / SUBJECTS.length, position }
  })
}

/** The student whose report card is shown. */
export const CHOSEN = CLASS[10]
