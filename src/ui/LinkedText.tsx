type LinkedTextProps = {
  text: string
  /** URLs by the words that become links. */
  links: Readonly<Record<string, string>>
}

/** A text in which some words are links. */
export function LinkedText({ text, links }: LinkedTextProps) {
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
