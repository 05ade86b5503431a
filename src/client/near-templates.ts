import { whenNear } from './when-near.ts'

// After the load event, puts the content of each `<template data-near>`, such as a script, in its place when that is about to be seen.
const start = () => {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-near]'))
    whenNear(template.parentElement ?? template, () => template.replaceWith(template.content))
}
if (document.readyState === 'complete') start()
else addEventListener('load', start)
