import { expect, it } from 'vitest'
import { whatsappLink } from './FailureHelp.tsx'

const text = (link: string) => new URL(link).searchParams.get('text')

it('WhatsApp link: contains the typed text with its line breaks, emoji, plus signs and Yoruba letters', () => {
  const link = whatsappLink('2348000000000', { name: 'Ọláyínká', message: 'Ẹ káàárọ̀ 👋\n2 + 2 = 4 & more?' })
  expect(link.startsWith('https://wa.me/2348000000000?text=')).toBe(true)
  expect(text(link)).toBe('Ẹ káàárọ̀ 👋\n2 + 2 = 4 & more?\n\nỌláyínká')
})

it('WhatsApp link: cuts a long text without splitting a character', () => {
  const link = whatsappLink('1', { name: '', message: '👋'.repeat(2000) })
  expect([...(text(link) ?? '')]).toHaveLength(1500)
  expect(text(link)?.endsWith('👋')).toBe(true)
})
