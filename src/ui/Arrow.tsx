import { classNames } from './class-names.ts'

/** The arrow of a button. It is not from the icon library, because islands would then bundle that library. */
export function Arrow({ className }: { className?: string | undefined }) {
  return (
    <svg className={classNames('icon', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 12h14M12.5 5.5 19 12l-6.5 6.5" />
    </svg>
  )
}
