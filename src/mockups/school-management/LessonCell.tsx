import { classNames } from '#src/ui/class-names.ts'
import { SUBJECTS } from './timetable.ts'

/** A lesson in the timetable. */
export function LessonCell({ subject, now }: { subject: keyof typeof SUBJECTS | undefined; now: boolean }) {
  if (!subject) return <span />
  const { name, teacher, family } = SUBJECTS[subject]
  return (
    <span className={classNames('school-lesson', `school-${family}`, now && 'school-now')}>
      <b>{name}</b>
      <span>{now ? 'now, until 10:00' : teacher}</span>
    </span>
  )
}
