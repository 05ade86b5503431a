import { describe, expect, it } from 'vitest'
import { knownSubjects } from '#contact/subject.ts'
import { formAnswerTemplate } from '#test/support/fake-site.ts'
import { SERVICE_CHOICES } from '#test/support/messages.ts'
import { renderFormAnswer, withLinkedSubject } from './form-pages.ts'

const nothing = { values: {}, fields: {}, error: '', hint: '' }
const render = (answer: Partial<Parameters<typeof renderFormAnswer>[1]>) =>
  renderFormAnswer(formAnswerTemplate, { ...nothing, ...answer })

describe('form page', () => {
  it('shows the typed values and the errors, with the focus in the first invalid field only', () => {
    const page = render({
      values: { name: 'aria-invalid="true"', email: 'amina', message: 'one\ntwo' },
      fields: { email: 'Write it in full.', message: 'Enter your message.' },
      error: 'Write it in full.',
      hint: 'Which track, & why?',
    })
    expect(page).toContain('<title>Error: Contact</title>')
    expect(page.match(/<[^>]*autofocus[^>]*>/g)).toEqual([
      '<input name="email" value="amina" aria-invalid="true" autofocus=""/>',
    ])
    expect(page).toContain('<p id="email-error">Write it in full.</p>')
    expect(page).toContain('<p id="name-error"></p>')
    expect(page).toContain('>one\ntwo</textarea>')
    expect(page).toContain('<p role="alert">Write it in full.</p>')
    expect(page).toContain('<output>Which track, &amp; why?</output>')
  })

  it('escapes the typed values, replaces no tokens in them and selects no unknown service', () => {
    const hostile = `"><script>alert(1)</script>%%error:form%%$&$1'`
    const page = render({ values: { name: hostile, message: hostile } })
    expect(page).not.toContain('<script>alert')
    expect(page).toContain(
      'value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;%%error:form%%$&amp;$1&#x27;"',
    )
    expect(render({ values: { service: '" selected="">' } })).toBe(render({}))
    expect(render({})).not.toMatch(/%%|autofocus/)
  })
})

describe('subject of the link to a plain form', () => {
  const known = knownSubjects(
    [{ id: 'cortexhr', data: { name: 'CortexHR' } }],
    [
      { id: 'devops-consulting', data: { title: 'DevOps Consulting' } },
      { id: 'cyber-security', data: { title: 'Cyber Security' } },
    ],
    SERVICE_CHOICES,
  )
  const LINK = 'https://example.com/contact?subject='
  const fields = { name: 'Amina', message: 'I want to join.' }

  it.each([
    ['Academy', 'Academy'],
    ['Demo&product=cortexhr', 'Demo of CortexHR'],
  ])('is inserted before the message: %s', (query, subject) => {
    const message = `Subject: ${subject}\n\nI want to join.`
    expect(withLinkedSubject(fields, LINK + query, known)).toEqual({ ...fields, message })
  })

  it.each([
    ['', 'devops-consulting', 'DevOps & Cloud'],
    ['UI/UX Design', 'cyber-security', 'UI/UX Design'],
    ['', 'cloud-infrastructure', ''],
  ])('with the chosen service %o and the link to %s chooses the service %o', (chosen, id, service) => {
    const link = `${LINK}Consultation&service=${id}`
    expect(withLinkedSubject({ ...fields, service: chosen }, link, known)).toMatchObject({ service })
  })

  it.each([
    [fields, undefined],
    [fields, 'about:blank'],
    [fields, `${LINK}Sales`],
    [{ message: 'Subject: CSR\r\n\r\nGood morning' }, `${LINK}Academy`],
    [{ message: ' \n' }, `${LINK}Academy`],
    [{ name: 'Amina' }, `${LINK}Academy`],
  ])('does not change the fields %j for the referrer %s', (other, referrer) => {
    expect(withLinkedSubject(other as typeof fields, referrer, known)).toBe(other)
  })
})
