/**
 * Returns an inline script that marks the document for styles that depend on scripts. It must be in the head, so that they
 * hold at the first paint. `@media (scripting)` is unknown before Chrome 120, Safari 17 and Firefox 113.
 */
export function markScripts(): string {
  return "document.documentElement.dataset.scripts=''"
}
