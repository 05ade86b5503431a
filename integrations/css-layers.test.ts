import { expect, it } from 'vitest'
import { layered } from './css-layers.ts'

it.each([
  ['/site/src/ui/Tabs.module.css', '@layer ui {\n.tab {}\n}\n'],
  ['/site/src/sections/home/Hero.module.css', '@layer sections {\n.tab {}\n}\n'],
  ['/site/src/figures/Bar.module.css', '@layer sections {\n.tab {}\n}\n'],
])('layered: puts %s into the layer of its folder', (file, expected) => {
  expect(layered('.tab {}\n', file)).toBe(expected)
})
