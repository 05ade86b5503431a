import './menus.ts'
import '#src/ui/reveal.ts'
import { whenNear } from '#src/ui/when-near.ts'

for (const year of document.querySelectorAll('[data-year]')) year.textContent = `${new Date().getFullYear()}`

// Puts the content of each `<template data-near>`, such as a script, in its place when that is about to be seen.
for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-near]'))
  whenNear(template.parentElement ?? template, () => template.replaceWith(template.content))

/** The only URL that the Trusted Types policy allows as a worker. */
const WORKER_URL = '/sw.js'

type Policy = { createScriptURL(url: string): string }
type TrustedTypes = { createPolicy(name: 'offline', rules: Policy): Policy }

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData?: boolean } }

// Registers the worker, which caches visited pages and the contact page for offline reading, unless Save-Data is on.
if (import.meta.env.PROD && serviceWorker && !connection?.saveData) {
  const url = trustedTypes?.createPolicy('offline', { createScriptURL: () => WORKER_URL }).createScriptURL('')
  serviceWorker.register(url ?? WORKER_URL).catch(() => {})
}
