import { expect, it } from 'vitest'
import { urls } from '#src/urls.ts'
import { describeEngine, type EngineContext } from './describe-engine.ts'
import { ENGINES, type EngineDriver } from './engine-driver.ts'
import { failedMessage, fillForm, SUBMIT, sentMessage, waitForScript } from './flows/contact-form.ts'
import { accordion, namePattern, productPreview, tabs } from './flows/sections.ts'
import { DESKTOP, openIn, type UserFlow } from './flows/user-flow.ts'
import { workFilter } from './flows/work.ts'

/** What translators and extensions do to a page. Each function runs in the page, so it uses no variables from outside. */
const ALTERATIONS = {
  'a translator wraps all texts': wrapTexts,
  'extensions add nodes and attributes': addNodes,
} as const

/** What visitors do in a form that was changed while they used it. */
const FORM_FLOWS: Record<string, UserFlow> = {
  'sends a message and is thanked by name': sentMessage,
  'keeps a message that cannot be sent': failedMessage,
}

/** What they do on pages that were changed before the first touch. */
const FLOWS: Record<string, UserFlow> = {
  ...FORM_FLOWS,
  'filters the case studies': workFilter,
  'shows the preview of a product': productPreview,
  'opens an item of an accordion': accordion,
  'opens a tab': tabs,
  'weaves a name': namePattern,
}

for (const engine of ENGINES) {
  describeEngine(engine, (context) => {
    it('contact form: posts as a plain form, with the typed text, if React fails', async () => {
      const { browser } = context
      await openIn(browser, DESKTOP, urls.contact())
      // React throws when it renders an object as a text.
      await browser.evaluate(() => {
        const island = document.querySelector('astro-island') as HTMLElement
        const props = JSON.parse(island.getAttribute('props') ?? '')
        island.setAttribute('props', JSON.stringify({ ...props, privacyNote: [0, {}] }))
      })
      await fillForm(browser)
      await browser.click(SUBMIT)
      await expect.poll(() => browser.evaluate(() => location.pathname)).toBe(urls.thankYou())
      expect(await uncaughtErrors(context)).toEqual([])
    })

    for (const [name, alter] of Object.entries(ALTERATIONS)) {
      it.each(Object.entries(FLOWS))(`page: after ${name}: %s`, async (_, run) => {
        await run({ ...context, browser: alteredOnOpen(context.browser, alter) })
        expect(await uncaughtErrors(context)).toEqual([])
      })

      it.each(Object.entries(FORM_FLOWS))(`form in use: after ${name}: %s`, async (_, run) => {
        await run({ ...context, browser: alteredBeforeClick(context.browser, alter) })
        expect(await uncaughtErrors(context)).toEqual([])
      })
    }

    it('contact form: sends what a password manager has filled in without events', async () => {
      const { browser } = context
      await openIn(browser, DESKTOP, urls.contact())
      await browser.evaluate(() => {
        for (const [id, value] of [
          ['name', 'Amina Bello'],
          ['email', 'amina@example.com'],
        ] as const)
          (document.getElementById(id) as HTMLInputElement).value = value
        document.getElementById('name')?.after(document.createElement('div'))
      })
      await browser.type('#message', 'We need a payroll.')
      await waitForScript(browser)
      await browser.click(SUBMIT)
      await expect
        .poll(() => browser.evaluate(() => document.querySelector('dialog[open]')?.textContent ?? ''))
        .toContain('Amina Bello')
    })
  })
}

/** Returns a browser that alters every page that it opens. */
function alteredOnOpen(browser: EngineDriver, alter: () => void): EngineDriver {
  return {
    ...browser,
    async open(path) {
      await browser.open(path)
      await browser.evaluate(alter)
    },
  }
}

/** Returns a browser that alters the page before each click in the form. */
function alteredBeforeClick(browser: EngineDriver, alter: () => void): EngineDriver {
  return {
    ...browser,
    async click(selector) {
      if (selector.startsWith('form ')) await browser.evaluate(alter)
      await browser.click(selector)
    },
  }
}

/** Returns the errors of scripts and the CSP violations. The flows stop the server, so requests may fail. */
async function uncaughtErrors({ problems }: EngineContext): Promise<string[]> {
  return (await problems()).filter((problem) => !/^(failed|console error)/.test(problem))
}

/** Wraps every text in two nested `font` elements, as Chrome's translator does. */
function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, template, noscript, option, textarea')) continue
    if (!text.nodeValue?.trim()) continue
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    text.parentNode?.replaceChild(outer, text)
    outer.append(inner)
    inner.append(text)
  }
}

/** Adds nodes around fields and at both ends of forms and lists, and attributes, as password managers and writing aids do. */
function addNodes(): void {
  const node = () => document.createElement('grammarly-extension')
  for (const field of document.querySelectorAll('input, textarea, select')) {
    field.before(node())
    field.after(node())
    field.setAttribute('data-lastpass-id', '1')
  }
  for (const container of document.querySelectorAll('form, main ul, main ol, main li, astro-island')) {
    container.prepend(node())
    container.append(node())
  }
  document.body.setAttribute('data-new-gr-c-s-check-loaded', '14.1')
  document.body.append(node())
}
