import './menus.ts'
import './register-service-worker.ts'
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

// Replaces the year of the build by the current year.
for (const year of document.querySelectorAll('[data-year]')) year.textContent = `${new Date().getFullYear()}`

// After the load event, puts the content of each `<template data-near>`, such as a script, in its place when that is about to be seen.
const startNear = () => {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-near]'))
    whenNear(template.parentElement ?? template, () => template.replaceWith(template.content))
}
if (document.readyState === 'complete') startNear()
else addEventListener('load', startNear)
