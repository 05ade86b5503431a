import { expect, it } from 'vitest'
import { formAnswerTemplate } from '#test/support/fake-site.ts'
import { renderFormAnswer } from './form-pages.ts'

const nothing = { values: {}, fields: {}, error: '', hint: '', query: '' }
const render = (answer: Partial<Parameters<typeof renderFormAnswer>[1]>) =>
  renderFormAnswer(formAnswerTemplate, { ...nothing, ...answer })

it('form page: escapes the typed values, replaces no tokens in them and selects no unknown service', () => {
  const hostile = `"><script>alert(1)</script>%%error:form%%$&$1'`
  const page = render({ values: { name: hostile, message: hostile }, query: '?subject=Demo&product=x' })
  expect(page).not.toContain('<script>alert')
  expect(page).toContain(
    'value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;%%error:form%%$&amp;$1&#x27;"',
  )
  expect(page).toContain('action="/api/contact?subject=Demo&amp;product=x"')
  expect(render({ values: { service: '" selected="">' } })).toBe(render({}))
  expect(render({})).not.toMatch(/%%|autofocus/)
})
