import type { ContentFile } from '#src/content/load/read-content.ts'
import { escapeHtml } from '#src/content/text/fill-tokens.ts'
import { pageShowing } from '#src/editor/editor-config.ts'
import type { NEEDS, PlaceholderFinding } from './find-placeholders.ts'

/** Who can answer, by group. Directors sign the first: certificates, insurance, shares, testers, reviewers. */
const GROUPS = {
  documents: 'For the directors: what a document proves',
  numbers: 'For finance and the heads of projects: numbers',
  decisions: 'For the heads of the teams: names, texts and promises',
  photographs: 'For whoever takes the photographs',
} satisfies Record<keyof typeof NEEDS, string>

/** Returns a page of HTML for the owner to print: every invented fact by page, with boxes for true, not true and the right value. */
export function claimsSheet(findings: readonly PlaceholderFinding[], files: readonly ContentFile[]): string {
  const pages = new Map(files.map((content) => [content.file, pageShowing(content)]))
  const groups = Object.entries(GROUPS).map(([need, title]) => {
    const rows = findings
      .filter(({ needs, isOver }) => needs === need && !isOver)
      .map(({ file, field, what, texts = [what] }) => {
        const place = `${pages.get(file)}<small>${escapeHtml(`${file} ${field}`)}</small>`
        const lines = texts.map(
          (text) => `<td>${escapeHtml(text)}</td><td>☐ true ☐ not true</td><td></td></tr>`,
        )
        return `<tr><th scope="row" rowspan="${lines.length}">${place}</th>${lines.join('<tr>')}`
      })
    return `<h2>${title} (${rows.length})</h2><table><thead><tr><th>Page</th><th>What it says</th><th></th><th>Right value, and who signs</th></tr></thead>${rows.join('\n')}</table>`
  })
  return `<!doctype html>
<html lang="en-NG"><meta charset="utf-8"><title>Claims to sign</title><style>${STYLE}</style>
<h1>Claims to sign before the launch</h1>
<p>Tick each line. Who edits the site then corrects the value, or switches off “Not confirmed yet” (docs/handover.md).</p>
${groups.join('\n')}</html>`
}

const STYLE = `body{font:9pt/1.3 serif;margin:1cm}table{width:100%;border-collapse:collapse;table-layout:fixed}
th,td{border:1px solid #999;padding:3px;text-align:left;vertical-align:top;overflow-wrap:anywhere}
thead th:nth-child(1){width:20%}thead th:nth-child(3){width:16%}thead th:nth-child(4){width:20%}
small{display:block;font-weight:400;color:#555}tr{break-inside:avoid}thead{display:table-header-group}`
