import type { Plugin } from 'postcss'

/**
 * States the order of the cascade layers at the head of every style sheet, so that it does not depend on
 * which sheet a page happens to load first.
 */
export function layerOrder(): Plugin {
  return {
    postcssPlugin: 'layer-order',
    // biome-ignore lint/correctness/noComponentHookFactories: PostCSS names its hooks so
    Once: (root) => {
      root.prepend('@layer tokens, base, ui, screens, sections;')
    },
  }
}
