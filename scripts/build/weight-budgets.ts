import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { htmlFiles, pageAddress } from '../../server/built-site.ts'
import { budgetKind, readBudgets } from './read-budgets.ts'
import { type PageWeight, weighPage } from './weigh-page.ts'

/** Fails the build where a page weighs more than its kind may (`budgets.yaml`). */
export function weightBudgets(): AstroIntegration {
  return {
    name: 'weight-budgets',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const { pages, excesses } = checkWeights(fileURLToPath(dir))
        if (excesses.length > 0) throw new Error(`too heavy for budgets.yaml:\n${excesses.join('\n')}`)
        logger.info(`${pages} pages within their budgets`)
      },
    },
  }
}

/**
 * Weighs every page of a built site.
 * @param root absolute path of the built site
 * @returns one sentence for each weight that is over its budget, naming page, part and bytes
 */
export function checkWeights(root: string): { pages: number; excesses: string[] } {
  const budgets = readBudgets()
  const pages = htmlFiles(root)
  const excesses = pages.flatMap((file) => {
    const path = pageAddress(file)
    const kind = budgetKind(path)
    const budget = budgets[kind]
    if (!budget) return [`${path}: budgets.yaml has no kind "${kind}"`]
    return Object.entries(weighPage(root, file))
      .filter(([part, weight]) => weight > budget[part as keyof PageWeight])
      .map(([part, weight]) => {
        const most = budget[part as keyof PageWeight]
        return `${path}: ${part} weighs ${weight} bytes, ${weight - most} more than the ${most} of "${kind}"`
      })
  })
  return { pages: pages.length, excesses }
}
