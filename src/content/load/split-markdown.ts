/** Returns the front matter of a Markdown file and the text below it, or no `fields` if the file does not begin with them. */
export function splitMarkdown(content: string): { fields?: string; body?: string } {
  return (
    /^---\n(?<fields>[\s\S]*?\n)---\n(?<body>[\s\S]*)$/.exec(content.replaceAll('\r\n', '\n'))?.groups ?? {}
  )
}
