/** A total with its label. */
export function FeeTotal({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <span>{name}</span>
      <b>{value}</b>
    </div>
  )
}
