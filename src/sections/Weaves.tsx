/** Three weaves on eight threads: the threads of the weft that lie on top. */
const WEAVES = ['M0 0h4v4H0zM4 4h4v4H4z', 'M0 0h5v3H0zM3 5h5v3H3z', 'M0 0h8v3H0zM2 4h4v3H2z'] as const

/** Returns the fill of a strip in a list of strips, on a page that has `Weaves`. */
export const weave = (index: number): string => `url(#weave-${index % WEAVES.length})`

/** The weaves that strips are filled with. */
export function Weaves() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      {WEAVES.map((path, index) => (
        <pattern key={path} id={`weave-${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <path d={path} fill={index === 1 ? 'var(--accent)' : 'var(--ink)'} />
        </pattern>
      ))}
    </svg>
  )
}
