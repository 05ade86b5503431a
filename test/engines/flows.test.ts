import { expect, it } from 'vitest'
import { urls } from '#src/urls.ts'
import { describeEngine } from './describe-engine.ts'
import { ENGINES } from './engine-driver.ts'
import { failedMessage, sentMessage } from './flows/contact-form.ts'
import { backToMenu, mobileMenu, servicesMenu } from './flows/menus.ts'
import { offlinePage } from './flows/offline.ts'
import { accordion, film, productPreview, tabs } from './flows/sections.ts'
import type { UserFlow } from './flows/user-flow.ts'
import { backToAllWorks, backToFilter, workFilter } from './flows/work.ts'

const FLOWS: Record<string, UserFlow> = {
  'opens and closes the menu of a phone': mobileMenu,
  'opens the services menu': servicesMenu,
  'opens an item of an accordion': accordion,
  'opens a tab': tabs,
  'filters the case studies': workFilter,
  'shows the preview of a product': productPreview,
  'sends a message and is thanked by name': sentMessage,
  'keeps a message that cannot be sent': failedMessage,
  'plays and pauses the film': film,
}

/** The flows that need the back/forward cache, which Playwright disables in Chromium. All other ones are in test/e2e. */
const BACK_FLOWS: Record<string, UserFlow> = {
  'goes back to a page with a closed menu': backToMenu,
  'goes back to a chosen category': backToFilter,
  'goes back to all case studies': backToAllWorks,
}

for (const engine of ENGINES) {
  describeEngine(engine, (context) => {
    const isChromium = engine === 'Chromium'
    it.each(Object.entries({ ...(!isChromium && FLOWS), ...BACK_FLOWS }))('flow: %s', async (_, run) => {
      await run(context)
      const problems = await context.problems()
      // One flow stops the server. All others wait for the answer of the contact API.
      expect(problems.filter((problem) => !problem.includes(urls.contactApi()))).toEqual([])
    })

    it.skipIf(isChromium)('flow: shows what can be read offline', () => offlinePage(context))
  })
}
