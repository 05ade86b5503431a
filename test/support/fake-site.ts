import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { CONTACT_FIELDS } from '#contact/fields.ts'
import { knownSubjects } from '#contact/subject.ts'
import { SERVICE_CHOICES, SERVICE_NAMES } from './messages.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Inline script like the one that Astro adds to pages with an island. The CSP of the page must contain its hash. */
export const INLINE_SCRIPT = 'self.Astro={}'

const options = SERVICE_NAMES.map((name) => name.replace('&', '&amp;'))
  .map((name) => `<option value="${name}">${name}</option>`)
  .join('')

const inputs = CONTACT_FIELDS.filter((field) => field !== 'service' && field !== 'message').map(
  (field) =>
    `<input name="${field}" value="%%value:${field}%%" aria-invalid="%%invalid:${field}%%"/><p id="${field}-error">%%error:${field}%%</p>`,
)

/** Template of the contact page, with placeholders that the server replaces in its answer to a form. */
export const formAnswerTemplate = `<!doctype html><html lang="en"><title>Contact</title><h1>Contact</h1>
<form method="post" action="/api/contact%%query%%">
${inputs.join('\n')}
<select id="service" name="service"><option value="" selected="">Select a service...</option>${options}</select>
<p id="service-error">%%error:service%%</p>
<output>%%hint%%</output>
<textarea name="message" aria-invalid="%%invalid:message%%">%%value:message%%</textarea><p>%%error:message%%</p>
<p role="alert">%%error:form%%</p></form></html>`

export const thankYouTemplate =
  '<!doctype html><html lang="en"><title>Thank you</title><output>%%reference%%</output></html>'

const page = (title: string, body = '') =>
  `<!doctype html><html lang="en"><title>${title}</title><script>${INLINE_SCRIPT}</script>
<script type="application/ld+json">{"@type":"Organization"}</script><h1>${title}</h1>${body}</html>`

const TEXT_FILES: Record<string, string> = {
  'index.html': page('Home', 'x'.repeat(2000)),
  'about.html': page('About'),
  'contact.html': page('Contact', '<form method="post" action="/api/contact"></form>'),
  'services.html': page('Services'),
  'services/data-engineering.html': page('Data Engineering', '<style>h1{color:red}</style>'),
  '404.html': page('Not found'),
  'contact/subjects.json': JSON.stringify({
    subjects: knownSubjects(
      [{ id: 'cortexhr', data: { name: 'CortexHR' } }],
      [{ id: 'cyber-security', data: { title: 'Cyber Security' } }],
      SERVICE_CHOICES,
    ),
    serviceChoices: SERVICE_NAMES,
    messageHints: { Academy: 'Which track, & why?' },
    email: 'hello@site.example',
    moved: {
      '/services/data': '/services/data-engineering',
      '/cards/services/data.png': '/cards/services/data-engineering.png',
      '/work/maps': '/contact?subject=CSR',
    },
  }),
  'contact/form-answer.html': formAnswerTemplate,
  'contact/thank-you.html': thankYouTemplate,
  '_astro/app.B3x_.js': 'export const answer = 42\n'.repeat(100),
  'sw.js': 'self.version = 1\n',
  'robots.txt': 'User-agent: *\n',
  '.well-known/security.txt': 'Contact: mailto:security@example.com\n',
  '.env': 'SECRET=1\n',
  '_astro/app.B3x_.js.map': '{}',
  'cards/services/data-engineering.png': 'PNG',
  'favicon.svg': '<svg/>',
}

export const FILM = '/assets/videos/large.mp4'

/** Writes a small built site with compressed copies, except `about.html`, and with files that the server must not serve. */
export function writeFakeSite(parent = temporaryFolder()): string {
  const directory = join(parent, 'dist')
  for (const [name, text] of Object.entries(TEXT_FILES)) {
    const file = join(directory, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    if (name === 'about.html') continue
    writeFileSync(`${file}.br`, brotliCompressSync(text))
    writeFileSync(`${file}.gz`, gzipSync(text))
  }
  const video = join(directory, 'assets/videos/hero-background.mp4')
  mkdirSync(dirname(video), { recursive: true })
  writeFileSync(video, Buffer.alloc(1000, 7))
  writeFileSync(join(directory, FILM), Buffer.alloc(2_000_000, 7))
  return directory
}
