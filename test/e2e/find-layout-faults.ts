import type { Page } from '@playwright/test'
import { finishAnimations } from './show-page.ts'

/** Returns the texts that no one can reach, and by how much the page scrolls sideways (WCAG 2.2 SC 1.4.4, 1.4.10). */
export async function findCutText(page: Page): Promise<string[]> {
  await page.evaluate(finishAnimations)
  const faults = await page.evaluate(findLayoutFaults)
  return faults.filter((fault) => /^(cut|scrolls)/.test(fault))
}

/** Runs in the page. Finds text that overlaps other text or a button, leaves the box around it, or is cut off; also in figures. */
export function findLayoutFaults(): string[] {
  const MIN_FONT_SIZE = 9
  type Box = { left: number; right: number; top: number; bottom: number }
  type Fragment = Box & { text: string; element: Element; block: Element }

  const found = new Set<string>()
  const fragments = textNodes()
    .flatMap(fragmentsOf)
    .filter((each) => !isCropped(each))
  for (const fragment of fragments) {
    const { text, element } = fragment
    if (Number.parseFloat(getComputedStyle(element).fontSize) < MIN_FONT_SIZE) found.add(`small: ${text}`)
    const cutter = cutterOf(fragment, element)
    if (cutter) found.add(`cut by ${cutter}: ${text}`)
    const frame = frameOf(element)
    if (frame && leaves(fragment, frame.getBoundingClientRect()))
      found.add(`leaves ${nameOf(frame)}: ${text}`)
  }
  const controls = [...document.querySelectorAll('a, button')].filter(
    (each) => isShown(each) && isFrame(each),
  )
  for (const [index, one] of fragments.entries()) {
    for (const other of fragments.slice(index + 1))
      if (one.block !== other.block && overlap(one, other)) found.add(`overlap: ${one.text} / ${other.text}`)
    for (const control of controls)
      if (!control.contains(one.element) && overlap(one, control.getBoundingClientRect()))
        found.add(`under ${nameOf(control)}: ${one.text}`)
  }
  const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth
  return sideways > 0 ? [`scrolls sideways by ${sideways} px`, ...found] : [...found]

  function textNodes(): Text[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const parent = node.parentElement as Element
      if (node.data.trim() && !parent.closest('script, style, noscript, template, option') && isShown(parent))
        nodes.push(node)
    }
    return nodes
  }

  /** Returns a box for each line of a text, as high as its small letters, which lines of tight headings do not share. */
  function fragmentsOf(node: Text): Fragment[] {
    const element = node.parentElement as Element
    const height = Number.parseFloat(getComputedStyle(element).fontSize) * 0.6
    let block: Element = element
    while (getComputedStyle(block).display.startsWith('inline') && block.parentElement)
      block = block.parentElement
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()]
      .filter(({ width }) => width > 0)
      .map(({ left, right, top, bottom }) => {
        const middle = (top + bottom) / 2
        return {
          ...{ left, right, top: middle - height / 2, bottom: middle + height / 2 },
          ...{ text: node.data.trim().slice(0, 40), element, block },
        }
      })
  }

  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    // Text for screen readers alone is one pixel large.
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect()
      const { overflow, clipPath } = getComputedStyle(at)
      if (((width <= 2 || height <= 2) && overflow !== 'visible') || clipPath === 'inset(50%)') return false
    }
    return true
  }

  /** Returns true below the lower edge of a drawn screen that lists show as a picture, and crop on purpose. */
  function isCropped({ element, bottom }: Fragment): boolean {
    const mount = element.closest('[aria-hidden="true"]')?.closest('[data-reveal]:has(> figure)')
    return Boolean(mount && bottom > mount.getBoundingClientRect().bottom)
  }

  /** Returns what cuts a text off where no scrolling shows it. */
  function cutterOf(box: Box, from: Element): string | undefined {
    for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at)
      const edge = at.getBoundingClientRect()
      const isOutX = box.left < edge.left - 2 || box.right > edge.right + 2
      const isOutY = box.top < edge.top - 2 || box.bottom > edge.bottom + 2
      if (isOutX && /auto|scroll/.test(overflowX)) return undefined
      if ((isOutX && overflowX !== 'visible') || (isOutY && !/visible|auto|scroll/.test(overflowY)))
        if (!(at instanceof SVGElement)) return nameOf(at)
      if (position === 'fixed') break
    }
    return box.left < -1 || box.right > document.documentElement.clientWidth + 1 ? 'the window' : undefined
  }

  /** Returns the nearest element around a text that a visitor sees as a box. */
  function frameOf(element: Element): Element | undefined {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (isFrame(at)) return at
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return undefined
    }
    return undefined
  }
  function isFrame(element: Element): boolean {
    const style = getComputedStyle(element)
    const sides = ['top', 'right', 'bottom', 'left']
    const isBordered = sides.every((side) => style.getPropertyValue(`border-${side}-width`) !== '0px')
    return !/^inline( |$)/.test(style.display) && (isBordered || style.backgroundColor !== 'rgba(0, 0, 0, 0)')
  }
  function leaves(box: Box, frame: Box): boolean {
    return (
      box.left < frame.left - 1 ||
      box.right > frame.right + 1 ||
      box.top < frame.top - 1 ||
      box.bottom > frame.bottom + 1
    )
  }
  function overlap(one: Box, other: Box): boolean {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    return width > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
  }
  function nameOf(element: Element): string {
    return `${element.localName}.${element.getAttribute('class') ?? ''}`
  }
}
