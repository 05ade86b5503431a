import { expect, it } from 'vitest'
import { formAnswerTemplate, thankYouTemplate } from '#test/support/fake-site.ts'
import { renderFormAnswer, renderThankYou } from './form-pages.ts'

const nothing = { values: {}, fields: {}, error: '', hint: '' }

it('form page: shows the typed values and the error of each invalid field', () => {
  const page = renderFormAnswer(formAnswerTemplate, {
    values: { name: 'Amina', email: 'amina', message: 'one\ntwo' },
    fields: { email: 'Write it in full.' },
    error: 'Write it in full.',
    hint: 'Which track, & why?',
  })
  expect(page).toContain('<input name="name" value="Amina" aria-invalid="false"/>')
  expect(page).toContain('<input name="email" value="amina" aria-invalid="true" autofocus=""/>')
  expect(page).toContain('<p id="email-error">Write it in full.</p>')
  expect(page).toContain('<p id="name-error"></p>')
  expect(page).toContain('>one\ntwo</textarea>')
  expect(page).toContain('<p role="alert">Write it in full.</p>')
  expect(page).toContain('<output>Which track, &amp; why?</output>')
})

it('form page: has a title that begins with Error, and the focus in the first invalid field only', () => {
  const fields = { email: 'Write it in full.', message: 'Enter your message.' }
  const values = { name: 'aria-invalid="true"' }
  const page = renderFormAnswer(formAnswerTemplate, { ...nothing, values, fields })
  expect(page).toContain('<title>Error: Contact</title>')
  expect(page.match(/<[^>]*autofocus[^>]*>/g)).toEqual([
    '<input name="email" value="" aria-invalid="true" autofocus=""/>',
  ])
  expect(renderFormAnswer(formAnswerTemplate, nothing)).not.toContain('autofocus')
})

it.each(['DevOps & Cloud', 'UI/UX Design', 'Data Engineering'])(
  'form page: selects the option of the submitted service %s',
  (service) => {
    const page = renderFormAnswer(formAnswerTemplate, { ...nothing, values: { service } })
    expect(page.match(/<option value="[^"]+" selected="">[^<]+/g)).toEqual([
      `<option value="${service.replace('&', '&amp;')}" selected="">${service.replace('&', '&amp;')}`,
    ])
  },
)

it('form page: selects no option for an unknown service', () => {
  const page = renderFormAnswer(formAnswerTemplate, { ...nothing, values: { service: '" selected="">' } })
  expect(page).toBe(renderFormAnswer(formAnswerTemplate, nothing))
})

it('form page: escapes the typed values and does not replace tokens in them', () => {
  const hostile = `"><script>alert(1)</script>%%error:form%%$&$1'`
  const page = renderFormAnswer(formAnswerTemplate, {
    ...nothing,
    values: { name: hostile, message: hostile },
  })
  expect(page).not.toContain('<script>alert')
  expect(page).toContain(
    'value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;%%error:form%%$&amp;$1&#x27;"',
  )
})

it('form page: contains no token', () => {
  expect(renderFormAnswer(formAnswerTemplate, nothing)).not.toContain('%%')
  expect(renderThankYou(thankYouTemplate, undefined)).not.toContain('%%')
})

it('thank-you page: shows the reference only if it is valid', () => {
  expect(renderThankYou(thankYouTemplate, 'K7Q2-M9XD')).toContain('<output>K7Q2-M9XD</output>')
  expect(renderThankYou(thankYouTemplate, '<img src=x>')).toContain('<output></output>')
})
