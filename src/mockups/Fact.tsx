type FactProps = { name: string; note?: string; value?: string }

/** A fact in a side column: a name, a line below it, a figure at the right. */
export function Fact({ name, note, value }: FactProps) {
  return (
    <div className="screen-fact">
      <b>{name}</b>
      {value && <em>{value}</em>}
      {note && <span>{note}</span>}
    </div>
  )
}
