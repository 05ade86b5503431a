/** Shows plain text as paragraphs. A blank line in the text starts a new paragraph. */
export function Paragraphs({ text, className }: { text: string; className?: string | undefined }) {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => (
      <p key={paragraph} className={className}>
        {paragraph}
      </p>
    ))
}
