import { onTestFinished, vi } from 'vitest'
import { IDEMPOTENCY_HEADER } from '#contact/api.ts'
import type { ContactField } from '#contact/fields.ts'
import { ContactForm } from '#src/form/ContactForm.tsx'
import { SERVICE_NAMES, validMessage } from './messages.ts'
import { dispatch, mount } from './mount.ts'

/** The values that the tests type into the form. */
export const MESSAGE: Record<ContactField, string> = {
  ...validMessage,
  message: 'A payroll for 80 people',
}

/** The words that the form shows when a message cannot be sent. */
export const FAILURE = {
  offline: 'We could not reach our server.',
  keep: 'Keep it',
  kept: 'A message is waiting.',
  old: 'An old message is still here.',
  notKept: 'This device cannot keep it.',
  sendNow: 'Send it now',
  remove: 'Remove it',
  whatsapp: 'Send it by WhatsApp',
}

export const form = (
  <ContactForm
    action="/api/contact"
    failure={FAILURE}
    whatsapp="2348000000000"
    services={SERVICE_NAMES}
    nameHint="Each letter weaves."
    serviceHint="Choose Other."
    send="Send Message"
    privacyLink="Privacy policy"
    privacyNote="Our team reads your message."
    withoutEmail="Visit us."
    privacyPolicyUrl="/privacy-policy"
  />
)

export const post = vi.fn<typeof fetch>()

/** Replaces `fetch` by `post` for one test, with an empty local storage and a connection. Call it before each test. */
export function replaceFetch(): void {
  localStorage.clear()
  sessionStorage.clear()
  post.mockReset()
  vi.stubGlobal('fetch', post)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}

/** Returns the body and the idempotency key of a request. */
export function sentMessage(index = 0) {
  const { body, headers } = post.mock.calls[index]?.[1] ?? {}
  return { body: JSON.parse(String(body)), key: (headers as Record<string, string>)[IDEMPOTENCY_HEADER] }
}

const answer = (status: number, body: unknown) => async () => Response.json(body, { status })
export const SENT = answer(201, { message: 'We have it.', reference: 'ABCD-2345' })
export const INVALID = answer(422, {
  error: 'Please correct the fields.',
  fields: { email: 'Enter the full address.' },
})
export const REFUSED = answer(429, { error: 'Please wait a minute.' })
export const UNREACHABLE = () => Promise.reject(new TypeError('Failed to fetch'))

export const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
export const values = () => Object.fromEntries(Object.keys(MESSAGE).map((name) => [name, field(name).value]))
export const button = (name: string) =>
  [...document.querySelectorAll('form button, [role=status] button')].find(
    ({ textContent }) => textContent === name,
  ) as HTMLButtonElement
export const alert = () => document.querySelector('[role=alert]')?.textContent
export const dialog = () => document.querySelector('dialog')

/** Types `MESSAGE` into the form. @param changes values to use instead */
export async function fill(changes: Partial<typeof MESSAGE> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...MESSAGE, ...changes })) {
    field(name).value = value
    await dispatch(field(name), new Event('input', { bubbles: true }))
  }
}

/** Submits the form as the browser does after it has validated the fields. */
export const submit = () =>
  dispatch(
    document.querySelector('form') as Element,
    new SubmitEvent('submit', { bubbles: true, cancelable: true }),
  )

/** Opens the form, types `MESSAGE` into it and submits it. @param answer of `fetch` from now on */
export async function send(answer?: () => Promise<Response>): Promise<void> {
  if (answer) post.mockImplementation(answer)
  await mount(form)
  await fill()
  await submit()
}
