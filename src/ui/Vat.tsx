/** Large text whose word VAT is set in the font of running text, because the V of the other looks like a U. */
export function Vat({ text }: { text: string }) {
  return text.split(/\b(VAT)\b/).map((part) =>
    part === 'VAT' ? (
      <span key={part} className="vat">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
