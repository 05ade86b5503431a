/** A check mark. */
export function CheckIcon() {
  return (
    <svg className="mockup-check-icon" viewBox="0 0 10 10" aria-hidden="true">
      <path d="M1.5 5.500l2.5 2.5 4.5-6" />
    </svg>
  )
}
