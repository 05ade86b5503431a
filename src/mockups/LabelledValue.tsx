type LabelledValueProps = { name: string; note?: string; value?: string }

/** A row of a side column: a label with a note below, and a value on the right. */
export function LabelledValue({ name, note, value }: LabelledValueProps) {
  return (
    <div className="mockup-labelled-value">
      <b>{name}</b>
      {value && <em>{value}</em>}
      {note && <span>{note}</span>}
    </div>
  )
}
