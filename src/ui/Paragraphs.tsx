type Links = Readonly<Record<string, string>>

type ParagraphsProps = {
  text: string
  className?: string | undefined
  /** URLs by the words that become links. */
  links?: Links | undefined
}

/** Shows plain text as paragraphs. A blank line in the text starts a new paragraph. */
export function Paragraphs({ text, className, links }: ParagraphsProps) {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => (
      <p key={paragraph} className={className}>
        {links ? linkWords(paragraph, links) : paragraph}
      </p>
    ))
}

function linkWords(text: string, links: Links) {
  const words = Object.keys(links).map((name) => name.replaceAll(/[^\p{L}\p{N} ]/gu, '\\$&'))
  return text.split(new RegExp(`(${words.join('|')})`)).map((part) =>
    links[part] ? (
      <a key={part} href={links[part]}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
