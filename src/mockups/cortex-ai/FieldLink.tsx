import { classNames } from '#src/ui/class-names.ts'
import { boxOf, ROW } from './form.ts'

type FieldLinkProps = { index: number; isUnsure: boolean }

/** A line from a field on the form to the value read from it. */
export function FieldLink({ index, isUnsure }: FieldLinkProps) {
  const { x, y, width, height } = boxOf(index)
  const from = y + height / 2 + 24
  const to = ROW.top + index * ROW.step + 14
  return (
    <path
      className={classNames('cortexai-link', isUnsure && 'cortexai-link-unsure')}
      d={`M${x + width + 26} ${from}C400 ${from} 380 ${to} 422 ${to}`}
    />
  )
}
