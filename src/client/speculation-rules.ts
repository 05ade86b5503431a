/**
 * Lets the browser prefetch the page behind a link that is hovered or pressed, unless the visitor saves data.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
})
