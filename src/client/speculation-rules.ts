/**
 * What a browser may fetch before it is asked for: the page behind a link that somebody reaches for. Browsers that
 * are told to save data do not. https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
})
