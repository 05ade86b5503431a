/**
 * Makes the browser prefetch the target of a link on hover or press but not a file.
 * Browsers skip this if the visitor saves data.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: '/([^.]*)' }, eagerness: 'moderate' }],
})
