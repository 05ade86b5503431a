import type { Graph } from 'schema-dts'

/** A graph as the text of a script element; no text in it can end the element. */
export function scriptText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
