type LabelledValueProps = { name: string; note?: string; value?: string }

/** A fact in a side column: a name, a line below it, a figure at the right. */
export function LabelledValue({ name, note, value }: LabelledValueProps) {
  return (
    <div className="mockup-labelled-value">
      <b>{name}</b>
      {value && <em>{value}</em>}
      {note && <span>{note}</span>}
    </div>
  )
}
