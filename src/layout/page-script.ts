import './menus.ts'
import '#src/ui/reveal.ts'
import { whenNear } from '#src/ui/when-near.ts'

/** Delay after the load event, in ms. By then the browser has painted the page. */
const PAINT_DELAY_MS = 200

/** Scroll distance after which the header shows its border and background (docs/requirements.md#limits). */
const HEADER_CHANGE_PX = 20

// The template contains the link to the web manifest. Loaded earlier, it would delay the first paint.
const deferred = document.querySelector('[data-deferred]') as HTMLTemplateElement
addEventListener('load', () => setTimeout(() => document.head.append(deferred.content), PAINT_DELAY_MS))

const header = document.querySelector('[data-header]') as Element
const onScroll = () => header.classList.toggle('is-scrolled', scrollY > HEADER_CHANGE_PX)
addEventListener('scroll', onScroll)
// Wait for the next frame: reading scrollY now would force a layout before the fonts are loaded.
requestAnimationFrame(onScroll)

for (const year of document.querySelectorAll('[data-year]')) year.textContent = `${new Date().getFullYear()}`

// After the load event, puts the content of each `<template data-near>`, such as a script, in its place when that is about to be seen.
const startNear = () => {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-near]'))
    whenNear(template.parentElement ?? template, () => template.replaceWith(template.content))
}
if (document.readyState === 'complete') startNear()
else addEventListener('load', startNear)

/** The only URL that the Trusted Types policy allows as a worker. */
const WORKER_URL = '/sw.js'

type Policy = { createScriptURL(url: string): string }
type TrustedTypes = { createPolicy(name: 'offline', rules: Policy): Policy }

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData?: boolean } }

// Registers the worker, which caches visited pages and the contact page for offline reading, unless Save-Data is on.
if (import.meta.env.PROD && serviceWorker && !connection?.saveData)
  addEventListener('load', () => {
    const url = trustedTypes
      ?.createPolicy('offline', { createScriptURL: () => WORKER_URL })
      .createScriptURL('')
    serviceWorker.register(url ?? WORKER_URL).catch(() => {})
  })
