import type { Graph } from 'schema-dts'

/** Serialises a graph for a script element. It escapes `<`, so that no text can end the element. */
export function scriptText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
