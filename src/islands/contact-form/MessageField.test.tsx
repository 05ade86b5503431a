// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dispatch, mount } from '#test/support/mount.ts'
import { MessageField } from './MessageField.tsx'

const textarea = () => document.querySelector('textarea') as HTMLTextAreaElement

/** Types a text of this many characters. */
async function type(length: number): Promise<void> {
  textarea().value = 'x'.repeat(length)
  await dispatch(textarea(), new Event('input', { bubbles: true }))
}

describe('MessageField', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  it('shows no length below 90 % of the limit', async () => {
    await mount(<MessageField state={undefined} />)
    await type(4499)
    expect(document.getElementById('message-length')?.textContent).toBe('')
    expect(textarea().getAttribute('aria-describedby')).toBe('message-hint')
  })

  it('shows the length near the limit, and announces it after a pause', async () => {
    await mount(<MessageField state={undefined} />)
    await type(4500)
    expect(document.getElementById('message-length')?.textContent).toBe('4,500 of 5,000 characters')
    expect(document.querySelector('[role=status]')?.textContent).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(document.querySelector('[role=status]')?.textContent).toBe('4,500 of 5,000 characters')
  })

  it('is invalid above the limit, and valid again after shortening', async () => {
    await mount(<MessageField state={undefined} />)
    await type(5001)
    expect(textarea().validationMessage).toContain('please shorten by 1')
    await type(6000)
    expect(textarea().getAttribute('aria-invalid')).toBe('true')
    expect(textarea().validationMessage).toContain('please shorten by 1,000')
    expect(textarea().value).toHaveLength(6000)
    await type(5000)
    expect(textarea().getAttribute('aria-invalid')).toBe('false')
    expect(textarea().validationMessage).toBe('')
  })
})
