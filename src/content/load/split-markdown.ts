/**
 * Returns the front matter of a Markdown file, from its first line, and the text below it; no `fields` if the file does not begin
 * with front matter.
 */
export function splitMarkdown(content: string): { fields?: string; body?: string } {
  const text = content.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  return /^(?<fields>---[ \t]*\n[\s\S]*?\n)---[ \t]*(?:\n(?<body>[\s\S]*))?$/.exec(text)?.groups ?? {}
}
