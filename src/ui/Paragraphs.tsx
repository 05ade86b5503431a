import { LinkedText } from './LinkedText.tsx'

type ParagraphsProps = {
  text: string
  className?: string | undefined
  /** URLs by the words that become links. */
  links?: Readonly<Record<string, string>> | undefined
}

/** Shows plain text as paragraphs. A blank line in the text starts a new paragraph. */
export function Paragraphs({ text, className, links }: ParagraphsProps) {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => (
      <p key={paragraph} className={className}>
        {links ? <LinkedText text={paragraph} links={links} /> : paragraph}
      </p>
    ))
}
