import { hash } from 'node:crypto'
import { type MessageState, TEAM_ACTIONS, type TeamPermission } from '../team/team-links.ts'
import { formatWestAfricaTime } from '../team/west-africa-time.ts'

/** Colours are those of src/styles/palette.ts. The button is in the lower half of a phone, and higher than 44 px. */
const STYLE = `
:root{color-scheme:light dark;--background:#f5f4ef;--ink:#161f47;--soft:#474e6e;--action:#161f47;--on-action:#f5f4ef}
@media(prefers-color-scheme:dark){:root{--background:#0b1029;--ink:#ece9df;--soft:#b0b5cb;--action:#e5be6e;--on-action:#0b1029}}
*{box-sizing:border-box;margin:0}
body{background:var(--background);color:var(--ink);font:1.125rem/1.5 Georgia,serif}
main{display:flex;flex-direction:column;gap:1.5rem;max-width:32rem;min-height:100vh;min-height:100svh;margin:0 auto;padding:2rem 1.25rem}
main>div{flex:1}h1{margin-bottom:1rem;font-size:1.75rem;line-height:1.2}
p,label{color:var(--soft)}form{display:grid;gap:1rem}
input{display:block;width:100%;min-height:3rem;padding:.5rem .75rem;border:1px solid var(--soft);background:none;color:var(--ink);font:inherit;text-transform:uppercase}
button{display:block;width:100%;min-height:4rem;padding:1rem;border:2px solid var(--action);background:var(--action);color:var(--on-action);font:inherit;font-weight:700;text-align:center}
:focus-visible{outline:3px solid var(--action);outline-offset:3px}
@media(min-width:40rem){main{justify-content:center}main>div{flex:none}}`

/** Headers of every response of the team's links. The policy allows the style and nothing else. */
export const TEAM_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

const INITIALS = `<label>Your initials<input name="initials" required maxlength="4" autocomplete="off" autocapitalize="characters"></label>`

/** Renders the page of a link, before it acts: reference, state and one button. */
export function renderQuestion({ reference, action }: TeamPermission, state: MessageState): string {
  const { label } = TEAM_ACTIONS[action]
  const { taken_by, taken_at, done_at, quarantined_for } = state
  const place = quarantined_for === null ? 'Open' : 'In quarantine'
  const since = done_at === null ? place : `Done since ${formatWestAfricaTime(done_at)}`
  const taken = taken_at === null ? '' : ` ${taken_by} took it on ${formatWestAfricaTime(taken_at)}.`
  return render(
    `${label}: ${reference}`,
    `<p>${reference}</p><h1>${since}.${taken}</h1>`,
    `<form method="post">${action === 'take' ? INITIALS : ''}<button>${label}</button></form>`,
  )
}

/** Renders a page with one sentence, and what to do. */
export function renderNotice(sentence: string, advice = ''): string {
  return render('The team’s mailbox', `<h1>${sentence}</h1><p>${advice}</p>`, '')
}

function render(title: string, above: string, below: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><main><div>${above}</div>${below}</main></body></html>
`
}
