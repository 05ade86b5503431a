import type { Graph } from 'schema-dts'

/** Serialises a graph for a script element. Escapes `<`, so that no text in the graph can end the element. */
export function scriptText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
