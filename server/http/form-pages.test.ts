import { describe, expect, it } from 'vitest'
import { formAnswerTemplate } from '#test/support/fake-site.ts'
import { renderFormAnswer } from './form-pages.ts'

const nothing = { values: {}, fields: {}, error: '', hint: '', query: '' }
const render = (answer: Partial<Parameters<typeof renderFormAnswer>[1]>) =>
  renderFormAnswer(formAnswerTemplate, { ...nothing, ...answer })

describe('form page', () => {
  it('shows the typed values and the errors, with the focus in the first invalid field only', () => {
    const page = render({
      values: { name: 'aria-invalid="true"', email: 'amina', message: 'one\ntwo' },
      fields: { email: 'Write it in full.', message: 'Enter your message.' },
      error: 'Write it in full.',
      hint: 'Which track, & why?',
      query: '?subject=Demo&product=x',
    })
    expect(page).toContain('<title>Error: Contact</title>')
    expect(page.match(/<[^>]*autofocus[^>]*>/g)).toEqual([
      '<input name="email" value="amina" aria-invalid="true" autofocus=""/>',
    ])
    expect(page).toContain('<p id="email-error">Write it in full.</p>')
    expect(page).toContain('<p id="name-error"></p>')
    expect(page).toContain('>one\ntwo</textarea>')
    expect(page).toContain('<p role="alert">Write it in full.</p>')
    expect(page).toContain('action="/api/contact?subject=Demo&amp;product=x"')
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
