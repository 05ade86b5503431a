import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { validMessage } from '#test/support/messages.ts'
import { postForm, startTestApp } from '#test/support/test-app.ts'

const WORDS = validMessage.message
const PAGE = 'http://localhost:3000/contact?subject='
const CSR = '?subject=CSR'
const CSR_LINE = 'Subject: CSR\n\n'
const LONGEST = `${'x '.repeat(2499)}xx`
const ACADEMY = `Subject: Academy\n\n${WORDS}`

/** Posts one message and returns what is stored of it. */
async function store({ query = '', referer = '', fields = {}, isForm = false }: Sent) {
  const { app, database } = await startTestApp()
  const body = { ...validMessage, ...fields }
  const url = `/api/contact${query}`
  const headers = { referer }
  const { statusCode } = isForm
    ? await postForm(app, body, headers, url)
    : await app.inject({ method: 'POST', url, headers, payload: body })
  const rows = await database.selectFrom('messages').select(['message', 'service']).execute()
  return { statusCode, ...rows[0] }
}
type Sent = { query?: string; referer?: string; fields?: Record<string, string>; isForm?: boolean }

describe('subject of a message', () => {
  it.each<[what: string, sent: Sent, message: string]>([
    ['no query', {}, WORDS],
    ['a subject', { query: '?subject=Academy' }, ACADEMY],
    ['a product', { query: '?subject=Demo&product=cortexhr' }, `Subject: Demo of CortexHR\n\n${WORDS}`],
    ['an unknown subject', { query: '?subject=Sales' }, WORDS],
    ['the page of a form without scripts', { referer: `${PAGE}Academy`, isForm: true }, ACADEMY],
    ['both', { query: '?subject=Academy', referer: `${PAGE}CSR`, isForm: true }, ACADEMY],
    ['no address of a page', { referer: 'about:blank', isForm: true }, WORDS],
    ['the page of a script, whose form was reset', { referer: `${PAGE}Academy` }, WORDS],
    ['a message that is only such a line', { fields: { message: CSR_LINE.trim() } }, CSR_LINE.trim()],
    ['a line of the visitor', { query: CSR, fields: { message: 'Subject: hi' } }, `${CSR_LINE}Subject: hi`],
    ['the longest message', { query: CSR, fields: { message: LONGEST } }, `${CSR_LINE}${LONGEST}`],
  ])('is stored once, for %s', async (_, sent, message) => {
    expect(await store(sent)).toMatchObject({ statusCode: sent.isForm ? 303 : 201, message })
  })

  it.each(['', ' \n'])('is no message: with %j', async (message) => {
    for (const isForm of [true, false])
      expect(await store({ query: '?subject=Academy', fields: { message }, isForm })).toEqual({
        statusCode: 422,
      })
  })

  it.each([
    ['', 'cyber-security', 'Other'],
    ['UI/UX Design', 'cyber-security', 'UI/UX Design'],
    ['', 'branding-design', ''],
  ])(
    'chooses, with the chosen service %o and the link to %s, the service %o',
    async (chosen, id, service) => {
      const referer = `${PAGE}Consultation&service=${id}`
      expect(await store({ referer, fields: { service: chosen }, isForm: true })).toMatchObject({ service })
    },
  )

  it('is in the address of the form of a linked page, so a browser without scripts needs no Referer', async () => {
    const { app, database } = await startTestApp()
    const visit = (url: string, encoding = '') =>
      app.inject({ url, headers: { 'accept-encoding': encoding } })
    const page = await visit('/contact?subject=demo&product=CORTEXHR&x=1')
    const [, action = ''] = /<form method="post" action="([^"]*)"/.exec(page.body) ?? []
    expect(action).toBe('/api/contact?subject=Demo&amp;product=cortexhr')
    await postForm(app, validMessage, {}, action.replace('&amp;', '&'))
    const rows = await database.selectFrom('messages').select('message').execute()
    expect(rows).toEqual([{ message: `Subject: Demo of CortexHR\n\n${WORDS}` }])

    const compressed = await visit('/contact?subject=Demo&product=cortexhr', 'br')
    expect(String(brotliDecompressSync(compressed.rawPayload))).toBe(page.body)
    for (const url of ['/contact', '/contact?subject=x']) {
      const { body, headers } = await visit(url)
      expect(body).toContain('action="/api/contact"')
      expect(headers.etag).not.toBe(page.headers.etag)
    }
  })

  it('is named by the page of a refused form, which sends it again', async () => {
    const { app } = await startTestApp()
    const { body } = await postForm(app, { ...validMessage, email: 'amina' }, { referer: `${PAGE}Academy` })
    expect(body).toContain(`>${WORDS}</textarea>`)
    expect(body).toContain('<output>Regarding: Academy. Which track, &amp; why?</output>')
    expect(body).toContain('action="/api/contact?subject=Academy"')
  })
})
