// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { click, dispatch, mount } from '#test/support/mount.ts'
import { EmailField } from './EmailField.tsx'

const input = () => document.querySelector('input') as HTMLInputElement
const status = () => document.querySelector('[role=status]')?.textContent
const pause = () => act(() => vi.advanceTimersByTimeAsync(1000))

async function type(address: string): Promise<void> {
  input().value = address
  await dispatch(input(), new Event('input', { bubbles: true }))
}

describe('EmailField', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  it('suggests the domain that was meant after a pause in typing, and takes it on a click', async () => {
    await mount(<EmailField state={undefined} />)
    await type('amina@gmail.con')
    expect(status()).toBe('')
    await pause()
    expect(status()).toBe('Did you mean amina@gmail.com?')
    expect(input().getAttribute('aria-invalid')).toBe('false')
    await click(document.querySelector('button') as HTMLButtonElement)
    expect(input().value).toBe('amina@gmail.com')
    expect(document.activeElement).toBe(input())
    expect(status()).toBe('')
  })

  it('removes the suggestion when the visitor corrects the address', async () => {
    await mount(<EmailField state={undefined} />)
    await type('amina@gmail.con')
    await pause()
    await type('amina@gmail.com')
    expect(status()).toBe('')
    await pause()
    expect(status()).toBe('')
  })
})
