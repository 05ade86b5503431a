/* patterns.js: seed -> SVG. Pure, deterministic, dependency-free (browser and Node).
   Six families after West African making, drawn as engineering drawings:
   eleko  (Yoruba starch-resist adire)   oniko (tied adire)    asooke (strip weave)
   uli    (Igbo line drawing)            gbari (Abuja pottery) dagi   (Hausa interlace)
   pattern(id, {kind|family, w, h, ground, progress, bare, draft, title, slot}) -> '<svg…>'
   slot only renames the ids inside, for a second copy of the same plate on one page.           */

/* ---------- seeded randomness: xmur3 -> sfc32, integers only ---------- */
export function rng(seed) {
  let h = 1779033703 ^ seed.length
  for (let i = 0; i < seed.length; i++) {
    h = Math.imul(h ^ seed.charCodeAt(i), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  const x = () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507)
    h = Math.imul(h ^ (h >>> 13), 3266489909)
    return (h ^= h >>> 16) >>> 0
  }
  let a = x(),
    b = x(),
    c = x(),
    d = x()
  const f = () => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return (t >>> 0) / 4294967296
  }
  for (let i = 0; i < 12; i++) f()
  const R = {
    f,
    r: (lo, hi) => lo + f() * (hi - lo),
    i: (lo, hi) => lo + Math.floor(f() * (hi - lo + 1)),
    b: (p = 0.5) => f() < p,
    pick: (l) => l[Math.floor(f() * l.length)],
  }
  R.mix = (l) => {
    l = l.slice()
    for (let i = l.length - 1; i > 0; i--) {
      const j = R.i(0, i)
      ;[l[i], l[j]] = [l[j], l[i]]
    }
    return l
  }
  return R
}
export const accession = (id) => {
  const R = rng(id)
  return [...Array(4)].map(() => 'ABCDEFGHJKLMNPRSTUVWXYZ23456789'[R.i(0, 30)]).join('')
}

/* ---------- helpers ---------- */
const n1 = (v) => {
  const s = (Math.round(v * 10) / 10).toString()
  return s === '-0' ? '0' : s
}
const P = (...v) => v.map(n1).join(' ')
const TAU = Math.PI * 2,
  { cos, sin, round, floor, ceil, min, max, abs, hypot, sqrt, PI } = Math
const line = (a, b, c, d) => `M${P(a, b)}L${P(c, d)}`
const rect = (x, y, w, h = w) => `M${P(x, y)}h${n1(w)}v${n1(h)}h${n1(-w)}z`
const circ = (x, y, r) => `M${P(x - r, y)}a${P(r, r)} 0 1 0 ${n1(2 * r)} 0a${P(r, r)} 0 1 0 ${n1(-2 * r)} 0`
const dot = (x, y) => `M${P(x, y)}h0`
const poly = (p) => 'M' + p.map((q) => P(...q)).join('L') + 'z'

/* ---------- grounds: a cloth's dye. b ground, i line, m second dye, a accent, k construction line ---------- */
const C = {
  indigo: '#161F47',
  deep: '#0B1029',
  sky: '#34527F',
  pale: '#A8B9D8',
  cotton: '#EDEADF',
  raw: '#DBD3BE',
  laterite: '#8A3519',
  clay: '#C4643D',
  leaf: '#2A4B36',
  sage: '#8DAC88',
  brass: '#D2A54B',
  bronze: '#76581A',
}
const v = (k) => `var(--p-${k},${C[k]})`
export const GROUNDS = {
  indigo: ['indigo', 'cotton', 'sky', 'brass', 'brass'],
  sky: ['sky', 'cotton', 'indigo', 'brass', 'brass'],
  cotton: ['cotton', 'indigo', 'pale', 'laterite', 'laterite'],
  raw: ['raw', 'indigo', 'bronze', 'laterite', 'laterite'],
  laterite: ['laterite', 'cotton', 'clay', 'brass', 'brass'],
  leaf: ['leaf', 'cotton', 'sage', 'brass', 'brass'],
  brass: ['brass', 'indigo', 'bronze', 'laterite', 'indigo'],
  deep: ['deep', 'cotton', 'sky', 'brass', 'brass'],
}
const USUAL = {
  eleko: ['indigo', 'indigo', 'deep', 'sky', 'cotton'],
  oniko: ['indigo', 'sky', 'deep', 'leaf'],
  asooke: ['indigo', 'raw', 'laterite', 'leaf', 'cotton'],
  uli: ['cotton', 'cotton', 'raw', 'laterite', 'indigo'],
  gbari: ['laterite', 'cotton', 'raw'],
  dagi: ['indigo', 'leaf', 'brass', 'laterite', 'deep'],
}
export const KIND = {
  service: ['uli'],
  work: ['eleko', 'oniko'],
  product: ['asooke'],
  venture: ['gbari'],
  person: ['dagi'],
  credential: ['dagi'],
  csr: ['oniko'],
}

/* ---------- construction layer: what the engineer drew first ---------- */
const cross = (x, y, r = 5) => line(x - r, y, x + r, y) + line(x, y - r, x, y + r)
const tx = (x, y, t, anchor = 'start') =>
  `<text x="${n1(x)}" y="${n1(y)}" text-anchor="${anchor}">${t}</text>`
const K = (solid, chain, text = '') =>
  `<g class="k" fill="none" stroke="var(--k)" stroke-width=".8">${solid ? `<path d="${solid}"/>` : ''}${chain ? `<path d="${chain}" stroke-dasharray="9 3 2 3"/>` : ''}<g fill="var(--k)" stroke="none" font-size="15" font-style="italic">${text}</g></g>`

/* ================= 1. ELEKO: squares of starch-resist motifs ================= */
const M = {
  // each: (s, R, k) -> [strokePath, fillPath] inside 0..s; k = how many cells wide, so big blocks get more detail, not fatter lines
  sun(s, R, k) {
    const c = s / 2,
      n = R.pick([12, 16, 20]) * k
    let p =
        circ(c, c, s * 0.12) +
        circ(c, c, s * 0.2) +
        (k > 1 ? circ(c, c, s * 0.16) + circ(c, c, s * 0.44) : ''),
      f = ''
    for (let i = 0; i < n; i++) {
      const t = (TAU * i) / n
      p += line(c + cos(t) * s * 0.26, c + sin(t) * s * 0.26, c + cos(t) * s * 0.42, c + sin(t) * s * 0.42)
    }
    return [p, circ(c, c, s * 0.05)]
  },
  nest(s, R, k) {
    let p = '',
      n = R.i(4, 5) * k
    for (let i = 0; i < n; i++) {
      const o = s * (0.08 + (0.38 * i) / n)
      p += rect(o, o, s - 2 * o)
    }
    return [p, rect(s * 0.46, s * 0.46, s * 0.08)]
  },
  lozenge(s, R, k) {
    let p = '',
      c = s / 2
    for (let i = 1; i < 5 * k + 1; i++) {
      const r = (s * 0.45 * i) / 5 / k
      p += poly([
        [c, c - r],
        [c + r, c],
        [c, c + r],
        [c - r, c],
      ])
    }
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ]) {
      for (let j = 1; j < 3 * k + 1; j++) {
        const q = (s * 0.165 * j) / 3 / k
        const ox = x ? s * 0.92 : s * 0.08,
          oy = y ? s * 0.92 : s * 0.08,
          sx = x ? -1 : 1,
          sy = y ? -1 : 1
        p += line(ox + sx * q * 1.6, oy, ox, oy + sy * q * 1.6)
      }
    }
    return [p, '']
  },
  comb(s, R, k) {
    let p = '',
      f = '',
      rows = R.pick([3, 4]) * k - (k > 1),
      h = (s * 0.84) / rows,
      t = R.pick([9, 11]) * k
    for (let r = 0; r < rows; r++) {
      const y = s * 0.08 + r * h
      f += rect(s * 0.1, y + h * 0.08, s * 0.8, h * 0.16)
      for (let i = 0; i < t; i++) {
        const x = s * 0.1 + (s * 0.8 * i) / (t - 1)
        p += line(x, y + h * 0.2, x, y + h * 0.82)
      }
    }
    return [p, f]
  },
  leaf(s, R, k) {
    let p = '',
      c = s / 2
    for (let q = 0; q < 4; q++) {
      const t = (q * PI) / 2 + PI / 4,
        L = s * 0.54,
        ex = c + cos(t) * L,
        ey = c + sin(t) * L,
        r = L * 0.72
      p +=
        `M${P(c, c)}A${P(r, r)} 0 0 1 ${P(ex, ey)}A${P(r, r)} 0 0 1 ${P(c, c)}` +
        line(c, c, c + cos(t) * L * 0.94, c + sin(t) * L * 0.94)
      for (let i = 1; i < 3 * k + 1; i++) {
        const q = 0.2 + (0.54 * i) / (3 * k),
          u = L * q,
          w = L * 0.17 * sin(PI * (q + 0.02)),
          bx = c + cos(t) * u,
          by = c + sin(t) * u
        for (const g of [-1, 1])
          p += line(bx, by, bx + cos(t + g * 0.75) * w * 1.25, by + sin(t + g * 0.75) * w * 1.25)
      }
    }
    return [p, '']
  },
  coil(s, R, k) {
    const c = s / 2,
      nt = 8 + 6 * (k - 1),
      g = (s * 0.416) / nt,
      d = R.b() ? 1 : -1
    let p = `M${P(c, c)}`,
      x = c
    for (let i = 1; i <= nt; i++) {
      const r = g * i,
        e = x + (i % 2 ? 1 : -1) * d * 2 * r
      p += `A${P(r, r)} 0 0 ${d > 0 ? 1 : 0} ${P(e, c)}`
      x = e
    }
    return [p, circ(c, c, s * 0.018)]
  },
  check(s, R, k) {
    let f = '',
      n = R.pick([6, 8]) * k,
      u = (s * 0.84) / n
    for (let y = 0; y < n; y++)
      for (let x = y % 2; x < n; x += 2) f += rect(s * 0.08 + x * u, s * 0.08 + y * u, u)
    return ['', f]
  },
  scale(s, R, k) {
    let p = '',
      n = R.pick([4, 5]) * k - (k > 1),
      u = (s * 0.84) / n
    for (let y = 0; y < n; y++) {
      const o = y % 2 ? u / 2 : 0,
        m = n - (y % 2)
      for (let x = 0; x < m; x++)
        for (const q of [1, 0.62, 0.28]) {
          const cx = s * 0.08 + o + x * u + u / 2,
            cy = s * 0.09 + y * u,
            r = (u / 2) * q
          p += `M${P(cx - r, cy)}a${P(r, r * 1.8)} 0 0 0 ${n1(2 * r)} 0`
        }
    }
    return [p, '']
  },
  mat(s, R, k) {
    let p = '',
      n = R.pick([4, 5]) * k - (k > 1),
      u = (s * 0.86) / n
    for (let y = 0; y < n; y++)
      for (let x = 0; x < n; x++)
        for (let i = 0; i < 3; i++) {
          const q = u * (0.2 + 0.3 * i),
            X = s * 0.07 + x * u,
            Y = s * 0.07 + y * u
          p +=
            (x + y) % 2
              ? line(X + u * 0.06, Y + q, X + u * 0.94, Y + q)
              : line(X + q, Y + u * 0.06, X + q, Y + u * 0.94)
        }
    return [p, '']
  },
  chevron(s, R, k) {
    let p = '',
      n = R.pick([5, 6]) * k + 2 * (k > 1),
      t = R.pick([4, 6]) * (k > 1 ? 1.5 : 1),
      u = (s * 0.84) / t
    for (let j = 0; j < n; j++) {
      const y = s * 0.09 + ((s * 0.82 * j) / (n - 1)) * (1 - (u * 0.62) / s / 0.82)
      p += 'M'
      for (let i = 0; i <= t; i++) p += (i ? 'L' : '') + P(s * 0.08 + i * u, y + (i % 2 ? u * 0.62 : 0))
    }
    return [p, '']
  },
  arcs(s, R, k) {
    let p = '',
      n = 5 * k,
      w = R.pick([
        [0, 3],
        [0, 1, 2, 3],
        [1, 2],
      ])
    for (const q of w) {
      const x = q % 2 ? s * 0.93 : s * 0.07,
        y = q > 1 ? s * 0.93 : s * 0.07,
        sx = q % 2 ? -1 : 1,
        sy = q > 1 ? -1 : 1,
        m = w.length > 2 ? 0.42 : 0.58
      for (let i = 1; i <= n; i++) {
        const r = (s * m * i) / n
        p += `M${P(x + sx * r, y)}A${P(r, r)} 0 0 ${sx * sy > 0 ? 1 : 0} ${P(x, y + sy * r)}`
      }
    }
    return [p, '']
  },
  net(s, R, k) {
    let p = '',
      f = '',
      n = R.pick([4, 5]) * k,
      u = (s * 0.84) / n,
      o = s * 0.08
    for (let i = 0; i <= n; i++) {
      p += line(o + i * u, o, o, o + i * u) + line(o + i * u, o, o + n * u, o + (n - i) * u)
      if (i)
        p += line(o + i * u, o + n * u, o + n * u, o + i * u) + line(o, o + i * u, o + (n - i) * u, o + n * u)
    }
    for (let y = 0; y < n; y++)
      for (let x = 0; x < n; x++) if ((x + y) % 2) f += circ(o + (x + 0.5) * u, o + (y + 0.5) * u, u * 0.13)
    return [p, f]
  },
  shade(s, R, k) {
    let p = '',
      n = 2 * k,
      u = (s * 0.84) / n
    for (let y = 0; y < n; y++)
      for (let x = 0; x < n; x++) {
        const cx = s * 0.08 + (x + 0.5) * u,
          cy = s * 0.08 + (y + 0.74) * u,
          r = u * 0.46
        p += `M${P(cx - r, cy)}a${P(r, r)} 0 0 1 ${n1(2 * r)} 0z`
        for (let i = 1; i < 8; i++) {
          const t = PI + (PI * i) / 8
          p += line(cx, cy, cx + cos(t) * r, cy + sin(t) * r)
        }
        p += line(cx, cy, cx, cy + u * 0.16)
      }
    return [p, '']
  },
  cowrie(s, R, k) {
    let p = '',
      f = '',
      t = R.pick([2, 3]) * k,
      u = (s * 0.84) / t
    for (let y = 0; y < t; y++)
      for (let x = 0; x < t; x++) {
        const cx = s * 0.08 + (x + 0.5) * u,
          cy = s * 0.08 + (y + 0.5) * u,
          a = u * 0.28,
          b = u * 0.42
        p +=
          `M${P(cx - a, cy)}a${P(a, b)} 0 1 0 ${n1(2 * a)} 0a${P(a, b)} 0 1 0 ${n1(-2 * a)} 0` +
          line(cx, cy - b * 0.7, cx, cy + b * 0.7)
        for (let i = -2; i < 3; i++)
          p += line(cx - a * 0.42, cy + b * 0.24 * i, cx + a * 0.42, cy + b * 0.24 * i)
      }
    return [p, f]
  },
  star(s, R, k) {
    const c = s / 2,
      m = k > 1 ? R.pick([24, 32]) : 16,
      st = (ro, ri) =>
        poly(
          [...Array(m)].map((_, i) => {
            const t = (TAU * i) / m - PI / 2,
              r = s * (i % 2 ? ri : ro)
            return [c + cos(t) * r, c + sin(t) * r]
          }),
        )
    if (k < 2) return [circ(c, c, s * 0.47), st(0.42, 0.2)]
    let p = circ(c, c, s * 0.46) + circ(c, c, s * 0.445)
    for (const q of [1, 0.84, 0.68]) p += st(0.43 * q, 0.34 * q)
    return [
      p,
      st(0.22, 0.13) +
        [...Array(m / 2)]
          .map((_, i) => {
            const t = (TAU * i) / (m / 2) + TAU / m - PI / 2
            return circ(c + cos(t) * s * 0.405, c + sin(t) * s * 0.405, s * 0.008)
          })
          .join(''),
    ]
  },
  seed(s, R, k) {
    let f = '',
      n = R.pick([6, 7]) * k,
      u = (s * 0.84) / n
    for (let y = 0; y < n; y++)
      for (let x = 0; x < n; x++) {
        const d = hypot(x - (n - 1) / 2, y - (n - 1) / 2) / n
        f += circ(s * 0.08 + (x + 0.5) * u, s * 0.08 + (y + 0.5) * u, u * (0.4 - d * 0.34))
      }
    return ['', f]
  },
  quarter(s, R, k) {
    let p = '',
      f = '',
      c = s / 2,
      o = s * 0.08,
      e = s - o
    f +=
      poly([
        [o, o],
        [c, c],
        [o, e],
      ]) +
      poly([
        [e, o],
        [c, c],
        [e, e],
      ])
    for (let i = 1; i < 6 * k; i++) {
      const q = ((c - o) * i) / 6 / k
      p += line(o + q, o + q, e - q, o + q) + line(o + q, e - q, e - q, e - q)
    }
    return [p, f]
  },
}
function eleko(R, W, H, id, opt) {
  const m = min(W, H) * 0.045,
    cols = max(2, round(((R.pick([3, 4, 4, 5]) + (min(W, H) > 520 ? 1 : 0)) * W) / min(W, H))),
    s = (W - 2 * m) / cols
  const rows = max(1, floor((H - 2 * m + 0.01) / s)),
    band = (H - 2 * m - rows * s) / 2,
    oy = m + band
  const names = R.mix(Object.keys(M)).slice(0, 6),
    sym = R.b(0.55),
    alt = R.i(0, 2)
  const occ = [...Array(rows)].map(() => Array(cols).fill(0)),
    blocks = []
  const place = (x, y, k) => {
    for (let j = 0; j < k; j++)
      for (let i = 0; i < k; i++) if (x + i >= cols || y + j >= rows || occ[y + j][x + i]) return 0
    for (let j = 0; j < k; j++) for (let i = 0; i < k; i++) occ[y + j][x + i] = 1
    blocks.push([x, y, k])
    return 1
  }
  const big = R.b(0.25) && cols > 3 && rows > 3 ? 3 : 2
  if (sym && (cols - big) % 2 === 0) place((cols - big) / 2, R.i(0, max(0, rows - big)), big)
  else place(R.i(0, cols - big), R.i(0, max(0, rows - big)), big)
  if (rows * cols > 15) for (let t = 0; t < 4; t++) if (place(R.i(0, cols - 2), R.i(0, rows - 2), 2)) break
  for (let y = 0; y < rows; y++) for (let x = 0; x < cols; x++) if (!occ[y][x]) place(x, y, 1)
  const hx = opt.uid,
    used = {}
  let defs = '',
    body = '',
    inv = 0
  const def = (nm, k) => {
    const key = hx + nm + k
    if (!used[key]) {
      used[key] = 1
      const [p, f] = M[nm](s * k, rng(id + nm), k)
      defs += `<g id="${key}">${p ? `<path d="${p}"/>` : ''}${f ? `<path d="${f}" fill="currentColor" stroke="none"/>` : ''}</g>`
    }
    return key
  }
  let bigN = 0
  for (const [x, y, k] of blocks) {
    const X = m + x * s,
      Y = oy + y * s,
      sx = sym ? min(x, cols - 1 - x) : x
    const nm = k > 1 ? names[bigN++ % 2] : names[2 + ((alt === 0 ? sx + y : alt === 1 ? y : sx + 2 * y) % 4)]
    const tone =
        k > 1 ? (inv++ ? 2 : R.pick([1, 1, 2])) : (alt === 1 ? y + sx : sx * 3 + y * 5) % 4 === 1 ? 2 : 0,
      g = s * 0.03
    if (tone)
      body += `<path d="${rect(X + g, Y + g, s * k - 2 * g)}" fill="var(--${tone === 1 ? 'i' : 'm'})" stroke="none"/>`
    body += `<use href="#${def(nm, k)}" x="${n1(X)}" y="${n1(Y)}"${tone === 1 ? ' color="var(--b)"' : ''}/>`
  }
  let grid = ''
  for (const [x, y, k] of blocks) grid += rect(m + x * s, oy + y * s, s * k)
  let ends = '',
    teeth = ''
  if (band > 5)
    for (const [y, d] of [
      [m, 1],
      [H - m, -1],
    ]) {
      const big = band > 24,
        hh = big ? band * 0.52 : 0,
        n = round((W - 2 * m) / (hh * 1.1 || 1)),
        w = (W - 2 * m) / n
      if (big)
        for (let i = 0; i < n; i++)
          teeth += `M${P(m + i * w, y + d * (band - 1))}l${P(w / 2, -d * hh)}l${P(w / 2, d * hh)}z`
      for (let b = 4; b < band - hh - 4; b += 5) ends += line(m, y + d * b, W - m, y + d * b)
    }
  const K1 = (() => {
    let a = '',
      c = line(W / 2, 0, W / 2, H) + line(0, oy + (rows * s) / 2, W, oy + (rows * s) / 2)
    const b = blocks[0],
      bx = m + b[0] * s,
      by = oy + b[1] * s,
      L = b[2] * s
    a +=
      rect(bx, by, L) +
      line(bx, by, bx + L, by + L) +
      line(bx + L, by, bx, by + L) +
      circ(bx + L / 2, by + L / 2, L / 2)
    for (let i = 0; i <= cols; i++) a += line(m + i * s, 0, m + i * s, m)
    for (let j = 0; j <= rows; j++) a += line(0, oy + j * s, m, oy + j * s)
    return K(a, c, '')
  })()
  return [
    `<defs>${defs}</defs><g fill="none" stroke="currentColor" stroke-width="${n1(max(1.1, s * 0.0145))}" color="var(--i)">${body}<path d="${grid}${rect(m, m, W - 2 * m, H - 2 * m)}" stroke-width=".9"/><path d="${ends}" stroke-width="1.1"/><path d="${teeth}" fill="currentColor" stroke="none"/></g>`,
    K1,
  ]
}

/* ================= 2. ONIKO: tied rings, each cell of the cloth ripples from its own knot ================= */
function clipHalf(pts, a, b) {
  // keep the side nearer to a than b
  const mx = (a[0] + b[0]) / 2,
    my = (a[1] + b[1]) / 2,
    nx = b[0] - a[0],
    ny = b[1] - a[1],
    d = (p) => (p[0] - mx) * nx + (p[1] - my) * ny,
    out = []
  for (let i = 0; i < pts.length; i++) {
    const p = pts[i],
      q = pts[(i + 1) % pts.length],
      dp = d(p),
      dq = d(q)
    if (dp <= 0) out.push(p)
    if (dp * dq < 0) {
      const t = dp / (dp - dq)
      out.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t])
    }
  }
  return out
}
function oniko(R, W, H, id, opt) {
  const S = min(W, H),
    hx = opt.uid,
    type = R.i(0, 4),
    c = []
  if (type === 0) c.push([W * R.pick([0.38, 0.62]), H * R.pick([0.38, 0.62])])
  else if (type === 1) {
    const t = R.r(0.28, 0.4)
    c.push([W * t, H * t], [W * (1 - t * 0.7), H * (1 - t * 0.7)])
  } else if (type === 2) c.push([W * 0.5, H * R.r(0.3, 0.42)], [W * 0.16, H * 0.82], [W * 0.84, H * 0.82])
  else if (type === 3) c.push([W * 0.5, H * 0.5], [0, 0], [W, 0], [0, H], [W, H])
  else {
    for (let t = 0; t < 60 && c.length < 6; t++) {
      const p = [R.r(0.05, 0.95) * W, R.r(0.05, 0.95) * H]
      if (c.every((q) => hypot(q[0] - p[0], q[1] - p[1]) > S * 0.42)) c.push(p)
    }
  }
  const step = S / R.pick([17, 20, 23]) / (S > 520 ? 1.3 : 1)
  let defs = '',
    body = '',
    edges = '',
    kk = '',
    kt = ''
  const clear = (x, y, cell, m) => {
    for (let i = 0; i < cell.length; i++) {
      const [ax, ay] = cell[i],
        [bx, by] = cell[(i + 1) % cell.length],
        L = hypot(bx - ax, by - ay) || 1
      if (((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / L < m) return false
    }
    return true
  }
  c.forEach((p, i) => {
    let cell = [
      [0, 0],
      [W, 0],
      [W, H],
      [0, H],
    ]
    c.forEach((q, j) => {
      if (j !== i) cell = clipHalf(cell, p, q)
    })
    if (cell.length < 3) return
    const far = max(...cell.map((q) => hypot(q[0] - p[0], q[1] - p[1]))),
      moon = step * R.i(4, 7)
    let a = '',
      ad = '',
      tied = '',
      td = '',
      solid = ''
    for (let r = step * 0.9, k = 0; r < far; r += step, k++) {
      const n = max(6, round((TAU * r) / step)),
        in1 = r < moon,
        m = step * (in1 ? 0.46 : 0.3)
      if (!in1 && k % 4 === 3) {
        solid += `<circle cx="${n1(p[0])}" cy="${n1(p[1])}" r="${n1(r)}"/>`
        continue
      }
      let whole = true,
        d = ''
      for (let t = 0; t < n; t++) {
        const x = p[0] + cos((TAU * t) / n) * r,
          y = p[1] + sin((TAU * t) / n) * r
        if (clear(x, y, cell, m)) d += `M${round(x)} ${round(y)}h0`
        else whole = false
      } // a dot is whole or it is not there
      const cc = whole
        ? `<circle cx="${n1(p[0])}" cy="${n1(p[1])}" r="${n1(r)}" pathLength="${n}" stroke-dasharray="0 1"/>`
        : ''
      if (in1) {
        tied += cc
        td += whole ? '' : d
      } else {
        a += cc
        ad += whole ? '' : d
      }
    }
    const u = hx + i
    defs += `<clipPath id="${u}c"><path d="${poly(cell)}"/></clipPath><g id="${u}t">${tied}${td ? `<path d="${td}"/>` : ''}</g>`
    body += `<g clip-path="url(#${u}c)"><circle cx="${n1(p[0])}" cy="${n1(p[1])}" r="${n1(moon - step * 0.1)}" fill="var(--m)" stroke="none"/><g stroke-width="1">${solid}</g></g><use href="#${u}t" stroke-width="${n1(step * 0.72)}"/><use href="#${u}t" stroke-width="${n1(step * 0.3)}" stroke="var(--b)"/><g stroke-width="${n1(step * 0.34)}">${a}${ad ? `<path d="${ad}"/>` : ''}</g><circle cx="${n1(p[0])}" cy="${n1(p[1])}" r="${n1(step * 0.34)}" fill="var(--a)" stroke="none"/>`
    edges += poly(cell)
    kk +=
      cross(p[0], p[1], 14) +
      circ(p[0], p[1], moon) +
      line(p[0], p[1], p[0] + moon * 0.707, p[1] - moon * 0.707)
    kt += tx(p[0] + moon * 0.72 + 4, p[1] - moon * 0.72, 'R ' + round((moon / step) * 5) + ' mm')
  })
  return [
    `<defs>${defs}</defs><g fill="none" stroke="currentColor" color="var(--i)" stroke-linecap="round">${body}${c.length > 1 ? `<path d="${edges}" stroke="var(--b)" stroke-width="${n1(step * 0.34)}" stroke-linejoin="round"/><path d="${edges}" stroke-width="1"/>` : ''}</g>`,
    K(
      kk,
      c
        .map((p, i) => (c[i + 1] ? line(...p, ...c[i + 1]) : line(p[0], 0, p[0], H) + line(0, p[1], W, p[1])))
        .join(''),
      kt,
    ),
  ]
}

/* ================= 3. ASO-OKE: narrow strips, palindrome warps, inlaid weft; progress < 1 leaves bare warp ================= */
export function inlay(R, n) {
  // symmetric thread bitmap n*n (n odd) -> rows of runs
  const t = R.i(0, 12),
    h = (n - 1) / 2
  const on = (x, y) => {
    const X = abs(x - h),
      Y = abs(y - h)
    switch (t) {
      case 0:
        return (X + Y) % 3 !== 2 && X + Y <= h // nested diamonds
      case 1:
        return (X <= Y && (X + Y) % 2 === 0) || X === Y // hourglass
      case 2:
        return Y % 4 < 2 ? X % 4 !== 3 : X % 4 === 0 // lattice
      case 3:
        return X + Y <= h && (X + Y === h || X + Y < h - 2) // framed diamond
      case 4:
        return max(X, Y) % 3 !== 1 // nested squares
      case 5:
        return (X + y) % 5 < 2 // chevrons
      case 6:
        return (
          Y === h || X === round(h * 0.72) || (y < n * 0.7 ? X < h * 0.72 && y % 3 === 1 : X < 2 && y < n)
        ) // wàláà, the writing board
      case 7:
        return (X % 2 === 0 && Y < h - ((X / 2) | 0)) || Y === 0 // combs
      case 8:
        return abs(X - Y) < 2 || X + Y < 3 // saltire
      case 9:
        return (Y <= X && (X + Y) % 2 === 0) || X < 1 // bow
      case 10: {
        const z = abs(((y + 6) % 12) - 6)
        return abs(X - z) < 2 || (X < z - 3 && (X + y) % 2 === 0)
      } // python's back
      case 11:
        return (X + Y <= h && X % 2 === 0) || X + Y === h + 2 // split diamond
      default:
        return (X < 2 && Y < h) || (Y < 2 && X < h) || X + Y === h + 1
    }
  } // crossroads
  const runs = []
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++)
      if (on(x, y)) {
        let l = 1
        while (x + l < n && on(x + l, y)) l++
        runs.push([x, y, l])
        x += l
      }
  return runs
}
function asooke(R, W, H, id, opt) {
  const prog = opt.progress ?? 1,
    strips = max(3, round(((R.pick([4, 5, 6, 7]) * W) / 480) * (W < 200 ? 1.8 : 1))),
    T = R.pick([21, 25, 27]),
    sw = W / strips,
    u = sw / T,
    pick = u // T threads a strip
  const hx = opt.uid,
    off = R.pick([
      (i) => (i % 2) * 0.5,
      (i) => i / strips,
      (i) => (abs(i - (strips - 1) / 2) / strips) * 1.6,
      (i) => ((i * 3) % strips) / strips,
      (i) => 0,
    ])
  // A strips carry the inlay on a quiet ground; B strips carry the palindrome of warp stripes
  const edge = R.i(1, 2),
    tint = R.pick(['m', 'a', 'b', 'b']),
    order = R.pick(['AB', 'AB', 'ABB', 'AAB', 'A', 'ABCB'])
  const kinds = [0, 1].map((k) => {
    const st = ['', '', '', ''],
      put = (c, q, wd) => {
        st[c] += rect(q * u, 0, wd * u, H) + rect((T - q - wd) * u, 0, wd * u, H)
      }
    if (!k) {
      for (let i = 0; i < edge; i++) put(i ? 2 : R.pick([1, 3]), i * 2, 1)
      return st
    }
    let p = 1,
      hN = (T - 1) / 2
    while (p < hN) {
      const wd = min(R.pick([1, 1, 2, 3, 4]), hN - p)
      put(R.pick(tint === 'a' ? [1, 2, 1] : tint === 'm' ? [1, 3, 1] : [1, 2, 3]), p, wd)
      p += wd + R.pick([1, 1, 2])
    }
    if (R.b()) st[1] += rect(((T - 1) / 2) * u, 0, u, H)
    return st
  })
  const mn = T - 2 * R.i(2, 4),
    per = round(mn + R.pick([3, 5, 9, 13, 17, 23])),
    swap = R.b(0.4),
    motifs = [inlay(R, mn), inlay(R, mn)],
    bars = R.i(0, 2),
    kind = (i) => order[i % order.length]
  const fell = prog >= 1 ? 0 : H * (1 - prog)
  let defs = '',
    body = ''
  kinds.forEach((st, k) => {
    defs += `<g id="${hx}w${k}">${st.map((d, c) => (d ? `<path d="${d}" fill="var(--${c === 1 ? 'i' : c === 2 ? 'm' : 'a'})"/>` : '')).join('')}</g>`
  })
  motifs.forEach((runs, k) => {
    let d = ''
    for (const [x, y, l] of runs)
      d += `M${P((x + (T - mn) / 2) * u, y * u)}h${n1(l * u)}v${n1(u * 0.82)}h${n1(-l * u)}z`
    defs += `<path id="${hx}m${k}" d="${d}"/>`
  })
  const gapc = mn + (per - mn) / 2
  let bd = ''
  for (let i = 0; i < bars; i++)
    for (const s of i ? [-1, 1] : [0]) bd += rect(0, (gapc + s * 2 * i - 0.5) * u, sw, u * 0.82)
  defs += `<path id="${hx}b" d="${bd}"/>`
  defs += `<pattern id="${hx}t" width="${n1(u * 2)}" height="${n1(u * 2)}" patternUnits="userSpaceOnUse"><path d="${rect(0, 0, u)}${rect(u, u, u)}" fill="var(--b)" opacity=".16"/></pattern>`
  if (fell)
    defs += `<clipPath id="${hx}f"><path d="M0 ${n1(H)}V${n1(fell)}${[...Array(strips)].map((_, i) => `V${n1(fell + (((i * 7) % 5) - 2) * u * 4)}H${n1((i + 1) * sw)}`).join('')}V${n1(H)}z"/></clipPath>`
  for (let i = 0; i < strips; i++) {
    const B = kind(i) === 'B'
    if (B && tint !== 'b') body += `<path d="${rect(i * sw, 0, sw, H)}" fill="var(--${tint})"/>`
    body += `<use href="#${hx}w${B ? 1 : 0}" x="${n1(i * sw)}"/>`
  }
  let wefts = ''
  for (let i = 0; i < strips; i++) {
    const kd = kind(i)
    if (kd === 'B') continue
    for (let y = -per * u + ((off(i) * per * u) % (per * u)), j = 0; y < H; y += per * u, j++) {
      wefts += `<use href="#${hx}m${kd === 'C' || (swap && j % 2) ? 1 : 0}" x="${n1(i * sw)}" y="${n1(y)}"/>${bars && per - mn > 7 ? `<use href="#${hx}b" x="${n1(i * sw)}" y="${n1(y)}" fill="var(--a)"/>` : ''}`
    }
  }
  let seams = ''
  for (let i = 1; i < strips; i++) seams += line(i * sw, 0, i * sw, H)
  let warp = '',
    warp2 = ''
  if (fell)
    for (let i = 0; i < strips; i++)
      for (let t = 1; t < T; t += 2) {
        const d = line(i * sw + t * u, 0, i * sw + t * u, fell + 12 * u)
        t % 6 === 3 ? (warp2 += d) : (warp += d)
      }
  const cloth = `<path d="${rect(0, 0, W, H)}" fill="var(--b)"/>${body}<path d="${rect(0, 0, W, H)}" fill="url(#${hx}t)"/><g fill="var(--i)">${wefts}</g><path d="${seams}" stroke="var(--b)" stroke-width="${n1(max(1.4, u * 0.7))}"/>`
  let a = '',
    t = ''
  for (let i = 0; i <= strips; i++) a += line(i * sw, -1, i * sw, 10)
  a += line(0, 7, W, 7)
  t = tx(sw / 2, 22, T + ' ends', 'middle')
  return [
    `<defs>${defs}</defs>${fell ? `<path d="${warp}" stroke="currentColor" stroke-width=".9" opacity=".42"/><path d="${warp2}" stroke="var(--a)" stroke-width="1.3"/><g clip-path="url(#${hx}f)">${cloth}</g>` : cloth}`,
    K(a, line(W / 2, 0, W / 2, H) + (fell ? line(0, fell, W, fell) : ''), t),
  ]
}

/* ================= 4. ULI: the line, every curve a compass arc ================= */
function turtle(x, y, t) {
  // chain of arcs with exact parallel offsets
  const segs = []
  return {
    segs,
    arc(r, sweep, dir) {
      const cx = x - dir * sin(t) * r,
        cy = y + dir * cos(t) * r,
        a0 = Math.atan2(y - cy, x - cx)
      segs.push({ cx, cy, r, a0, sweep, dir })
      const a1 = a0 + dir * sweep
      x = cx + cos(a1) * r
      y = cy + sin(a1) * r
      t += dir * sweep
      return this
    },
    get p() {
      return [x, y, t]
    },
  }
}
const arcPath = (segs, o = 0) => {
  let d = ''
  for (const s of segs) {
    const r = s.r - s.dir * o
    if (r < 0.4) continue
    const n = max(1, ceil(s.sweep / 3))
    if (!d) d = `M${P(s.cx + cos(s.a0) * r, s.cy + sin(s.a0) * r)}`
    for (let i = 1; i <= n; i++) {
      const a = s.a0 + (s.dir * s.sweep * i) / n
      d += `A${P(r, r)} 0 0 ${s.dir > 0 ? 1 : 0} ${P(s.cx + cos(a) * r, s.cy + sin(a) * r)}`
    }
  }
  return d
}
const arcPts = (segs) =>
  segs.flatMap((s) => {
    const n = max(2, ceil((s.r * s.sweep) / 14))
    return [...Array(n)].map((_, i) => {
      const a = s.a0 + (s.dir * s.sweep * i) / n
      return [s.cx + cos(a) * s.r, s.cy + sin(a) * s.r]
    })
  })
function coilOut(x, y, t, g, turns, dir) {
  const T = turtle(x, y, t)
  for (let i = 1; i <= turns; i++) T.arc(g * i, PI, dir)
  return T
}
const crescent = (x, y, r, t, q = 0.45) => {
  const a = [x + cos(t) * r, y + sin(t) * r],
    b = [x - cos(t) * r, y - sin(t) * r]
  return `M${P(...a)}A${P(r, r)} 0 0 1 ${P(...b)}A${P(r, r * (1 - q))} ${n1((t * 180) / PI)} 0 0 ${P(...a)}z`
}
function uli(R, W, H, id) {
  const S = min(W, H),
    type = R.i(0, 5),
    dir = R.b() ? 1 : -1,
    chains = [],
    fills = [],
    pts = []
  let lw = S * R.pick([0.0085, 0.0105, 0.0125]),
    k = '',
    kt = ''
  const echo = (T, list) => {
    for (const o of list) chains.push(arcPath(T.segs, o))
    for (const o of list) pts.push(...arcPts(T.segs.map((s) => ({ ...s, r: max(1, s.r - s.dir * o) }))))
    T.segs.slice(-7).forEach((s) => {
      if (s.r < S * 0.62) {
        k += circ(s.cx, s.cy, s.r)
      }
      k += cross(s.cx, s.cy, 4)
    })
    const L = T.segs[T.segs.length - 1]
    if (L && L.r < S * 0.6) kt += tx(L.cx + 6, L.cy - 6, 'R' + round(L.r))
  }
  const e = S * 0.031 // echo spacing
  if (type === 0) {
    // coil and river
    const g = S * R.r(0.032, 0.037),
      n = R.i(6, 7),
      up = R.b(),
      T = coilOut(W * (dir > 0 ? 0.56 : 0.44), H * (up ? 0.36 : 0.62), up ? -PI / 2 : PI / 2, g, n, dir)
    const A = T.segs.length
    T.arc(g * (n + 1), PI * R.r(0.46, 0.56), dir)
      .arc(S * R.r(0.3, 0.38), PI * R.r(0.4, 0.5), -dir)
      .arc(S * R.r(0.26, 0.34), PI * 0.6, dir)
      .arc(S * 1.6, PI * 0.3, -dir)
    echo(T, [0])
    const m = R.i(2, 4)
    for (let i = 1; i <= m; i++) {
      const q = T.segs.slice(A + (i > 1 ? 1 : 0))
      chains.push(arcPath(q, dir * i * e))
      pts.push(...arcPts(q.map((s) => ({ ...s, r: max(1, s.r - s.dir * dir * i * e) }))))
    }
  } else if (type === 1) {
    // two coils, one S
    const g = S * R.r(0.026, 0.032),
      n = R.i(6, 7),
      r = g * n
    const A = coilOut(W * 0.5, H * 0.3, dir > 0 ? 0 : PI, g, n, dir),
      B = coilOut(W * 0.5, H * 0.7, dir > 0 ? PI : 0, g, n, dir)
    echo(A, [0])
    echo(B, [0])
    for (const [T, s] of [
      [A, 1],
      [B, -1],
    ]) {
      const [x, y, t] = T.p
      const q = turtle(x, y, t)
        .arc(g * (n + 1), PI * 0.62, dir)
        .arc(S * 0.55, PI * 0.28, -dir)
        .arc(S * 0.22, PI * 0.6, -dir)
      echo(q, [0, e * 0.9])
    }
  } else if (type === 2) {
    // the python's back
    const n = R.i(3, 4),
      r = (H / n / 2) * 0.94,
      T = turtle(W * 0.5 + dir * r * 0.0, -H * 0.04, PI / 2)
    for (let i = 0; i < n + 1; i++) T.arc(r, PI * (i ? 1 : 0.5), i % 2 ? dir : -dir)
    const m = R.i(2, 4),
      L = []
    for (let i = -m; i <= m; i++) L.push(i * e)
    echo(T, L)
    T.segs.forEach((s, i) => {
      if (i && i < n + 1) fills.push(circ(s.cx, s.cy, S * 0.022))
    })
  } else if (type === 3) {
    // moons within moons
    const t = R.pick([-0.2, 0.2, 0.8, 1.2]) * PI,
      x = W * 0.5 + sin(t) * S * 0.1,
      y = H * 0.5 - cos(t) * S * 0.1,
      m = R.i(3, 4)
    let r = S * 0.42
    for (let i = 0; i < m; i++) {
      fills.push(crescent(x, y, r, t, 0.2))
      k += circ(x, y, r)
      pts.push(...arcPts(turtle(x + cos(t) * r, y + sin(t) * r, t + PI / 2).arc(r, PI, 1).segs))
      r = r * 0.8 - S * 0.035
    }
    k += cross(x, y, 8)
    const nx = -sin(t),
      ny = cos(t),
      mm = R.i(4, 6)
    for (let i = 0; i < mm; i++) {
      const f = (i - (mm - 1) / 2) * S * 0.13
      fills.push(circ(x + cos(t) * f - nx * S * 0.08, y + sin(t) * f - ny * S * 0.08, S * 0.016))
    }
    pts.push(
      ...[-0.4, -0.2, 0, 0.2, 0.4].map((f) => [
        x + cos(t) * f * S - nx * S * 0.08,
        y + sin(t) * f * S - ny * S * 0.08,
      ]),
    )
  } else if (type === 4) {
    // yam tendril
    const T = turtle(W * (dir > 0 ? 0.2 : 0.8), H * 1.02, -PI / 2 - dir * 0.1)
    T.arc(S * 0.9, PI * 0.28, dir)
      .arc(S * 0.62, PI * 0.3, -dir)
      .arc(S * 0.3, PI * 0.5, dir)
    const c = T.p
    const g = S * 0.028
    for (let i = 4; i > 0; i--) T.arc(g * i * 1.25, PI, dir)
    echo(T, [0, dir * e * 0.8].slice(0, R.i(1, 2)))
    const sp = arcPts(T.segs.slice(0, 3))
    for (let i = 4, j = 0; i < sp.length - 3; i += floor(sp.length / R.i(5, 6)), j++) {
      const [x, y] = sp[i],
        [x2, y2] = sp[i + 1],
        t = Math.atan2(y2 - y, x2 - x),
        d = j % 2 ? 1 : -1
      const q = turtle(x, y, t).arc(S * 0.16, PI * 0.42, d)
      for (let h = 4; h > 0; h--) q.arc(S * 0.019 * h, PI, d)
      echo(q, [0])
    }
  } else {
    // court: four coils round a kola nut
    const g = S * R.r(0.022, 0.026),
      n = 5,
      q = S * 0.235
    for (const [sx, sy] of [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ]) {
      const T = coilOut(W / 2 + sx * q, H / 2 + sy * q * 1.12, sx > 0 ? PI : 0, g, n, sx * sy * dir)
      const [x, y, t] = T.p
      T.arc(g * (n + 1), PI * 0.5, sx * sy * dir).arc(S * 0.3, PI * 0.32, -sx * sy * dir)
      echo(T, [0])
    }
    const b = S * 0.042
    for (let i = -1; i < 2; i++)
      for (let j = -1; j < 2; j++) fills.push(circ(W / 2 + (i + j) * b, H / 2 + (i - j) * b, S * 0.013))
    for (let i = 0; i < 12; i++) pts.push([W / 2 + cos(i) * S * 0.12, H / 2 + sin(i) * S * 0.12])
    k += circ(W / 2, H / 2, S * 0.13) + rect(W / 2 - q, H / 2 - q * 1.12, 2 * q, 2.24 * q)
  }
  // fill the largest silences, sparingly
  const small = []
  const nS = R.i(2, 4),
    tri = R.i(0, 5)
  for (let i = 0; i < nS; i++) {
    let best = 0,
      bp
    for (let t = 0; t < 120; t++) {
      const p = [R.r(0.1, 0.9) * W, R.r(0.1, 0.9) * H],
        d = min(p[0], W - p[0], p[1], H - p[1], ...pts.map((q) => hypot(q[0] - p[0], q[1] - p[1])))
      if (d > best) {
        best = d
        bp = p
      }
    }
    if (best < S * 0.09) break
    const r = min(best * 0.46, S * 0.072),
      [x, y] = bp,
      m = (i * 5 + tri) % 6
    pts.push(...[...Array(10)].map((_, j) => [x + cos(j * 0.63) * r * 1.5, y + sin(j * 0.63) * r * 1.5]), bp)
    if (m === 0) fills.push(crescent(x, y - r * 0.3, r, R.pick([0, PI, PI / 2]), 0.5))
    else if (m === 1)
      chains.push(
        [-1, 0, 1]
          .map(
            (q) =>
              `M${P(x - r * 0.8, y + q * r * 0.55 + r * 0.3)}L${P(x, y + q * r * 0.55 - r * 0.4)}L${P(x + r * 0.8, y + q * r * 0.55 + r * 0.3)}`,
          )
          .join(''),
      )
    else if (m === 2)
      for (let j = 0; j < 3; j++)
        small.push(dot(x + cos((j * TAU) / 3 - PI / 2) * r * 0.6, y + sin((j * TAU) / 3 - PI / 2) * r * 0.6))
    else if (m === 3)
      chains.push(
        [-0.6, -0.2, 0.2, 0.6].map((q) => line(x + q * r, y - r * 0.8, x + q * r, y + r * 0.8)).join('') +
          line(x - r, y - r * 0.8, x + r, y - r * 0.8),
      )
    else if (m === 4) chains.push(circ(x, y, r * 0.8) + circ(x, y, r * 0.36))
    else
      chains.push(
        line(x - r * 0.4, y - r * 1.1, x - r * 0.4, y + r * 1.1) +
          line(x + r * 0.4, y - r * 1.1, x + r * 0.4, y + r * 1.1) +
          [-0.7, 0, 0.7].map((q) => line(x - r * 0.4, y + q * r, x + r * 0.4, y + q * r)).join(''),
      )
  }
  return [
    `<g fill="none" stroke="var(--i)" stroke-width="${n1(lw)}" stroke-linecap="round" stroke-linejoin="round" class="d"><path d="${chains.join('')}"/>${small.length ? `<path d="${small.join('')}" stroke-width="${n1(lw * 2.6)}"/>` : ''}<path d="${fills.join('')}" fill="var(--i)" stroke="none"/></g>`,
    K(k, line(W / 2, 0, W / 2, H), kt),
  ]
}

/* ================= 5. GBARI: a vessel in half elevation, half section ================= */
function vessels() {
  const forms = [
    // [height fraction, radius] rim -> foot
    [
      [0, 0.5],
      [0.06, 0.44],
      [0.16, 0.4],
      [0.34, 0.8],
      [0.58, 1],
      [0.82, 0.78],
      [0.96, 0.4],
      [1, 0.36],
    ],
    [
      [0, 0.3],
      [0.05, 0.26],
      [0.3, 0.22],
      [0.44, 0.5],
      [0.66, 0.9],
      [0.86, 0.8],
      [0.97, 0.5],
      [1, 0.46],
    ],
    [
      [0, 1],
      [0.05, 0.96],
      [0.3, 0.94],
      [0.6, 0.8],
      [0.86, 0.5],
      [0.94, 0.36],
      [1, 0.42],
    ],
    [
      [0, 0.42],
      [0.05, 0.38],
      [0.13, 0.36],
      [0.26, 0.62],
      [0.4, 0.66],
      [0.5, 0.5],
      [0.62, 0.82],
      [0.78, 1],
      [0.92, 0.74],
      [1, 0.42],
    ],
    [
      [0, 0.6],
      [0.06, 0.56],
      [0.2, 0.86],
      [0.45, 1],
      [0.7, 0.9],
      [0.9, 0.6],
      [1, 0.5],
    ],
    [
      [0, 0.36],
      [0.04, 0.34],
      [0.1, 0.44],
      [0.16, 0.34],
      [0.36, 0.36],
      [0.52, 0.74],
      [0.72, 1],
      [0.9, 0.82],
      [1, 0.44],
    ],
  ]
  return forms
}
const FORMH = [1, 1.2, 0.62, 1.22, 0.8, 1.14]
function gbari(R, W, H, id, opt) {
  const F = opt.form ?? R.i(0, 5),
    unfired = (opt.progress ?? 1) < 1,
    prof = vessels()[F].map(([a, b], i, l) => [a, i && i < l.length - 1 ? b * R.r(0.95, 1.05) : b])
  const ground = opt.bare ? H - 2 : H * 0.9,
    ph = ((opt.bare ? H - 40 : H * 0.78) * FORMH[F]) / 1.22,
    y0 = ground - ph,
    rm = min(W * (opt.bare ? 0.47 : 0.4), ph * (F === 2 ? 1 : R.r(0.5, 0.62))),
    cx = W / 2
  const rad = (q) => {
    let i = 0
    while (i < prof.length - 2 && q > prof[i + 1][0]) i++
    const p = (k) => prof[max(0, min(prof.length - 1, k))],
      [a, b] = [p(i), p(i + 1)],
      t = (q - a[0]) / (b[0] - a[0]),
      m0 = (b[1] - p(i - 1)[1]) / 2,
      m1 = (p(i + 2)[1] - a[1]) / 2,
      t2 = t * t,
      t3 = t2 * t
    return (
      max(
        0.15,
        (2 * t3 - 3 * t2 + 1) * a[1] + (t3 - 2 * t2 + t) * m0 + (-2 * t3 + 3 * t2) * b[1] + (t3 - t2) * m1,
      ) * rm
    )
  }
  const N = 44,
    side = (d, o = 0) => [...Array(N + 1)].map((_, i) => [cx + d * (rad(i / N) - o), y0 + (ph * i) / N])
  const th = rm * 0.075,
    L = side(-1),
    Ro = side(1),
    Ri = side(1, th).map(([x, y], i) => [max(cx, x), min(y, ground - th)])
  const smooth = (p) => 'M' + p.map((q) => P(...q)).join('L')
  let ext = smooth(L),
    bands = '',
    fillB = '',
    tones = '',
    X = (q, th0) => [cx - rad(q) * sin(th0), y0 + ph * q]
  const marks = []
  let q = R.r(0.08, 0.14)
  const end = R.r(0.72, 0.9) // decor zone
  const seq = R.mix(['zig', 'hatch', 'tri', 'dots', 'cross', 'lozenge', 'plain', 'comb'])
  let si = 0
  while (q < end) {
    const wd = min(R.pick([0.035, 0.07, 0.07, 0.11, 0.15]), end - q)
    const t = seq[si++ % seq.length],
      q2 = q + wd
    marks.push(q)
    const n = R.pick([8, 10, 12]),
      dth = PI / 2 / n
    bands += line(...X(q, 0), ...X(q, PI / 2))
    for (let i = 0; i < n; i++) {
      const a = i * dth,
        b = a + dth,
        m = (a + b) / 2
      if (t === 'zig')
        bands +=
          line(...X(q, a), ...X(q2, m)) +
          line(...X(q2, m), ...X(q, b)) +
          (wd > 0.06
            ? line(...X(q + wd * 0.4, a), ...X(q2, a + dth * 0.3)) +
              line(...X(q2, b - dth * 0.3), ...X(q + wd * 0.4, b))
            : '')
      if (t === 'hatch')
        for (const s of [0.25, 0.75])
          bands += line(...X(q + 0.008, a + dth * s), ...X(q2 - 0.008, a + dth * s))
      if (t === 'tri') fillB += poly([X(q, a), X(q, b), X(q2, m)])
      if (t === 'dots')
        for (let j = 0; j < max(1, round(wd / 0.035)); j++)
          fillB += circ(
            ...X(q + ((j + 0.5) * wd) / max(1, round(wd / 0.035)), m),
            max(1, rm * 0.02 * (0.35 + cos(m))),
          )
      if (t === 'cross') bands += line(...X(q, a), ...X(q2, b)) + line(...X(q2, a), ...X(q, b))
      if (t === 'lozenge') fillB += poly([X(q, m), X((q + q2) / 2, b), X(q2, m), X((q + q2) / 2, a)])
      if (t === 'comb') bands += line(...X(q, m), ...X(q + wd * 0.8, m))
    }
    q = q2 + (R.b(0.3) ? 0.03 : 0.0)
  }
  bands += line(...X(min(q, 0.97), 0), ...X(min(q, 0.97), PI / 2))
  const fl = ground - th * 0.9,
    section = poly([
      ...Ro,
      [cx, ground],
      [cx, fl],
      [max(cx, cx + rad((fl - y0) / ph) - th), fl],
      ...Ri.filter((p) => p[1] < fl - 1).reverse(),
    ])
  const rim = line(cx - rad(0), y0, cx + rad(0), y0),
    base = line(cx - rad(1), ground, cx + rad(1), ground),
    bar = W * 0.2,
    sb = H * 0.955
  const dash = unfired ? ' stroke-dasharray="3 4"' : ''
  const scale = opt.bare
    ? ''
    : `<path d="${line(cx - bar, sb, cx + bar, sb)}${[-1, -0.5, 0, 0.5, 1].map((t) => line(cx + t * bar, sb - 4, cx + t * bar, sb)).join('')}" stroke-width="1"/><path d="${rect(cx - bar, sb - 2, bar / 2, 2)}${rect(cx, sb - 2, bar / 2, 2)}" fill="var(--i)" stroke="none"/>`
  const art = `<g fill="none" stroke="var(--i)" stroke-width="${n1(max(1.2, rm * 0.011))}" stroke-linejoin="round"><path d="${ext}${rim}${base}" stroke-width="${n1(max(1.8, rm * 0.019))}"${dash}/>${unfired ? `<path d="${smooth(Ro)}${smooth(Ri)}"${dash}/>` : `<path d="${bands}"/><path d="${fillB}" fill="var(--i)" stroke="none"/><path d="${section}" fill="var(--i)" stroke="none"/>`}${scale}</g><path d="${line(cx, y0 - H * 0.035, cx, ground + H * 0.025)}" stroke="var(--i)" stroke-width="1" stroke-dasharray="12 4 2 4" fill="none"/>`
  const rx = max(...L.map((p) => cx - p[0])),
    ry = L.find((p) => cx - p[0] === rx)[1]
  const k =
    line(cx - rx, y0 - H * 0.07, cx + rx, y0 - H * 0.07) +
    line(cx - rx, y0 - H * 0.08, cx - rx, ry) +
    line(cx + rx, y0 - H * 0.08, cx + rx, ry) +
    marks.map((m) => line(cx + 6, y0 + ph * m, cx + rx + 10, y0 + ph * m)).join('')
  return [art, K(k, line(0, ry, W, ry), tx(cx + 4, y0 - H * 0.08, 'Ø ' + round((rx * 2) / 2)))]
}

/* ================= 6. DAGI: the northern knot, mirror curves with true over and under ================= */
function knot(R, nx, ny, opt = {}) {
  // crossings at lattice points where x+y is odd
  const X = nx * 2,
    Y = ny * 2,
    inside = opt.mask || (() => true),
    wall = {},
    key = (x, y) => x + ',' + y
  const cell = (x, y) =>
    x > 0 && y > 0 && x < X && y < Y && inside((floor(x / 2) + 0.5) / nx, (floor(y / 2) + 0.5) / ny) // whole blocks, so no rope is ever cut
  // candidate mirrors on a quarter, reflected to keep the knot's symmetry
  for (let y = 1; y <= ny; y++)
    for (let x = 1; x <= nx; x++)
      if ((x + y) % 2 && R.b(opt.walls ?? 0.28)) {
        const h = R.b() ? 1 : 2
        for (const [a, b] of [
          [x, y],
          [X - x, y],
          [x, Y - y],
          [X - x, Y - y],
        ])
          wall[key(a, b)] = h
        if (nx === ny)
          for (const [a, b] of [
            [y, x],
            [X - y, x],
            [y, X - x],
            [X - y, X - x],
          ])
            wall[key(a, b)] = 3 - h
      }
  const S = [] // segments: [ax,ay,bx,by,cx,cy,layer]
  for (let y = 0; y <= Y; y++)
    for (let x = 0; x <= X; x++) {
      if ((x + y) % 2 === 0) continue
      const nw = cell(x - 0.5, y - 0.5),
        ne = cell(x + 0.5, y - 0.5),
        se = cell(x + 0.5, y + 0.5),
        sw = cell(x - 0.5, y + 0.5)
      const w = wall[key(x, y)]
      const a = [x - 0.5, y - 0.5],
        b = [x + 0.5, y - 0.5],
        c = [x + 0.5, y + 0.5],
        d = [x - 0.5, y + 0.5]
      const all = nw && ne && se && sw
      if (all && !w) {
        const o = x % 2
        S.push([a, c, null, o ? 1 : 0], [b, d, null, o ? 0 : 1])
        continue
      }
      const h = all ? w === 1 : (nw && ne) || (se && sw)
      if (h) {
        if (nw && ne) S.push([a, b, [0, 1], 2])
        if (sw && se) S.push([d, c, [0, -1], 2])
      } else {
        if (nw && sw) S.push([a, d, [1, 0], 2])
        if (ne && se) S.push([b, c, [-1, 0], 2])
      }
    }
  // which rope is each segment part of
  const par = S.map((_, i) => i),
    find = (i) => (par[i] === i ? i : (par[i] = find(par[i]))),
    at = {}
  S.forEach((s, i) => {
    for (const p of [s[0], s[1]]) {
      const kk = key(...p)
      ;(at[kk] ||= []).push(i)
    }
  })
  for (const l of Object.values(at)) for (let i = 1; i < l.length; i++) par[find(l[i])] = find(l[0])
  const ropes = {}
  S.forEach((s, i) => {
    const f = find(i)
    ;(ropes[f] ||= []).push(s)
  })
  return { X, Y, ropes: Object.values(ropes).sort((a, b) => b.length - a.length) }
}
const segPath = (s, o, u) => {
  const q = (p) => P(o[0] + p[0] * u, o[1] + p[1] * u)
  if (s[2]) {
    const k = 0.25,
      [a, b, m] = s,
      d = [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])],
      c1 = m[0] ? [a[0] + k * m[0], a[1] + k * d[1]] : [a[0] + k * d[0], a[1] + k * m[1]],
      c2 = m[0] ? [b[0] + k * m[0], b[1] - k * d[1]] : [b[0] - k * d[0], b[1] + k * m[1]]
    return `M${q(a)}C${q(c1)} ${q(c2)} ${q(b)}`
  }
  return `M${q(s[0])}L${q(s[1])}`
}
const MASKS = [
  () => true,
  (x, y) => abs(x - 0.5) + abs(y - 0.5) < 0.53,
  (x, y) => abs(x - 0.5) < 0.2 || abs(y - 0.5) < 0.2,
  (x, y) => hypot(x - 0.5, y - 0.5) < 0.52,
  (x, y) => max(abs(x - 0.5), abs(y - 0.5)) > 0.17,
]
function dagi(R, W, H, id, opt) {
  const S = min(W, H),
    n = opt.n || R.pick([4, 5, 5, 6, 7]),
    mk = opt.n ? MASKS[0] : R.pick(MASKS),
    long = H / W > 1.3 || W / H > 1.3,
    nx = long && W > H ? round((n * W) / H) : n,
    ny = long && H > W ? round((n * H) / W) : n
  let kn,
    best = 1e9
  for (let i = 0; i < 10 && best > (opt.mono ? 0 : 1); i++) {
    const t = knot(R, nx, ny, { mask: mk, walls: opt.mono ? 0.5 : R.r(0.1, 0.3) }),
      sc = t.ropes.filter((r) => r.length < 7).length * 3 + (opt.mono ? 0 : t.ropes.length)
    if (sc < best) {
      best = sc
      kn = t
    }
  }
  const mg = opt.bare ? 0 : 0.13,
    u = min((W * (1 - 2 * mg)) / kn.X, (H * (1 - 2 * mg)) / kn.Y),
    o = [(W - kn.X * u) / 2, (H - kn.Y * u) / 2],
    bw = u * 0.6,
    tl = max(1.4, u * 0.085)
  const col = opt.mono ? ['b'] : R.mix(['b', 'a', 'm', 'b'])
  let under = '',
    over = '',
    gap = ''
  const paint = (d, c) =>
    opt.mono
      ? `<path d="${d}" stroke-width="${n1(bw)}"/>`
      : `<path d="${d}" stroke-width="${n1(bw)}"/><path d="${d}" stroke="var(--${c})" stroke-width="${n1(bw - 2 * tl)}"/>`
  kn.ropes.forEach((rp, i) => {
    const c = rp.length < 5 ? 'a' : col[i % col.length]
    let u0 = '',
      o1 = ''
    for (const s of rp) {
      const d = segPath(s, o, u)
      if (s[3] === 1) {
        o1 += d
        gap += d
      } else u0 += d
    }
    if (u0) under += paint(u0, c)
    if (o1) over += paint(o1, c)
  })
  const a = circ(W / 2, H / 2, S * 0.47) + rect(o[0], o[1], kn.X * u, kn.Y * u)
  const c =
    line(W / 2, 0, W / 2, H) +
    line(0, H / 2, W, H / 2) +
    line(o[0], o[1], o[0] + kn.X * u, o[1] + kn.Y * u) +
    line(o[0] + kn.X * u, o[1], o[0], o[1] + kn.Y * u)
  return [
    `<g fill="none" stroke="var(--i)">${under}<path d="${gap}" stroke="var(--b)" stroke-width="${n1(bw + u * (opt.mono ? 0.3 : 0.16))}"/>${over}</g>`,
    K(a, c, tx(W / 2 + 5, o[1] - 6, kn.ropes.length + (kn.ropes.length > 1 ? ' ropes' : ' rope'))),
  ]
}

/* ---------- the public function ---------- */
const FAM = { eleko, oniko, asooke, uli, gbari, dagi }
export const MEDIUM = {
  eleko: 'after adire eleko',
  oniko: 'after adire oniko',
  asooke: 'after aso-oke',
  uli: 'after uli',
  gbari: 'after Gbari pottery',
  dagi: 'after the dagi knot',
}
/* EDITION: one salt for the whole collection; change it and every plate is re-cut */
export const EDITION = 'vi'
export const familyOf = (id, kind) => {
  const l = KIND[kind] || Object.keys(FAM)
  return l.length > 1 ? rng(EDITION + 'dye:' + id).pick(l) : l[0]
}
export function pattern(id, opt = {}) {
  const { w = 480, h = 600, bare = false, draft = true, title = '' } = opt,
    family = opt.family || familyOf(id, opt.kind),
    R = rng(EDITION + family + ':' + id)
  const g =
      GROUNDS[
        opt.ground ||
          rng(EDITION + (family === 'eleko' || family === 'oniko' ? 'vat:' : 'ground:') + id).pick(
            USUAL[family],
          )
      ],
    uid = 'p' + accession([EDITION, family, id, w, h, opt.progress, opt.slot].join()),
    [art, kon] = FAM[family](R, w, h, id, { ...opt, uid }),
    N = ['b', 'i', 'm', 'a', 'k']
  const style = opt.inherit ? '' : ` style="${g.map((c, i) => `--${N[i]}:${v(c)}`).join(';')}"`,
    a11y = title ? ` role="img" aria-label="${title}"` : ' aria-hidden="true"'
  const open = bare || (family === 'asooke' && (opt.progress ?? 1) < 1) // unwoven cloth has no ground: the wall shows through the warp
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" class="pt pt-${family}"${style}${a11y} preserveAspectRatio="xMidYMid slice">${open ? '' : `<path d="M0 0h${w}v${h}H0z" fill="var(--b)"/>`}${art}${draft ? kon : ''}</svg>`
}
/* maker's mark: the group's seal, grown from its name */
export const mark = (name, opt = {}) =>
  pattern(name, {
    family: 'dagi',
    w: 64,
    h: 64,
    n: 3,
    mono: true,
    bare: true,
    draft: false,
    inherit: true,
    ...opt,
  })

/* ================= drawings that carry data ================= */
/* Point-paper drafts: one column is one per cent; each share has its own weave structure, so colour is never the only key */
export const WEAVES = [
  ['plain weave', 2, 2, (x, y) => (x + y) % 2],
  ['two-two twill', 4, 4, (x, y) => (x + y) % 4 < 2],
  ['basket', 4, 4, (x, y) => ((x >> 1) + (y >> 1)) % 2],
  ['herringbone', 8, 4, (x, y) => ((x < 4 ? x : 7 - x) + y) % 4 < 2],
  ['satin', 5, 5, (x, y) => (x * 2 + y) % 5 !== 0],
]
export function draft(pct, k) {
  // drawn 24 picks tall, cropped by its box; one unit is one warp thread
  const [, tw, th, f] = WEAVES[k % WEAVES.length],
    id = 'wv' + k
  let d = ''
  for (let y = 0; y < th; y++)
    for (let x = 0; x < tw; x++)
      if (f(x, y)) {
        let l = 1
        while (x + l < tw && f(x + l, y)) l++
        d += `M${x} ${y + 0.06}h${l}v.88h${-l}z`
        x += l
      }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pct} 24" preserveAspectRatio="xMinYMin slice" aria-hidden="true" class="dr"><pattern id="${id}" width="${tw}" height="${th}" patternUnits="userSpaceOnUse"><path d="${d}" fill="currentColor"/></pattern><path d="M0 0h${pct}v24H0z" fill="url(#${id})"/></svg>`
}
/* Oniko count: every dot a number of people, in rings from one knot; groups run outward, `done` dots are dyed */
export function dots(groups, { w = 720, done = 0 } = {}) {
  const total = groups.reduce((a, b) => a + b, 0),
    c = w / 2
  let rings = 0,
    n = 0
  while (n < total) {
    rings++
    n += round(TAU * rings)
  }
  const st = (c - 8) / rings,
    at = []
  for (let k = 1; k <= rings; k++) {
    const m = min(round(TAU * k), total - at.length)
    for (let i = 0; i < m; i++) {
      const t = (TAU * i) / m - PI / 2 + k * 0.11
      at.push([c + cos(t) * st * k, c + sin(t) * st * k])
    }
  }
  let o = 0,
    out = ''
  groups.forEach((g, i) => {
    const d = at
      .slice(o, (o += g))
      .map((p) => dot(...p))
      .join('')
    out += `<g class="dg dg${i}"><path d="${d}" stroke-width="${n1(st * 0.66)}"/><path d="${d}" stroke="var(--b)" stroke-width="${n1(st * [0.12, 0.28, 0.46, 0][i % 4])}"/></g>`
  })
  if (done)
    out += `<path class="dd" d="${at
      .slice(0, done)
      .map((p) => dot(...p))
      .join('')}" stroke="var(--a)" stroke-width="${n1(st * 0.86)}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${w}" class="pt pt-dots" fill="none" stroke="currentColor" stroke-linecap="round" aria-hidden="true">${out}</svg>`
}
/* Six steps from fibre to cloth, one continuous drawing; vertical flips it for narrow screens */
export function passage(id, { w = 1344, h = 168, vertical = false, n = 25 } = {}) {
  const R = rng('passage:' + id),
    seg = w / 6,
    u = (h * 0.78) / n,
    y0 = (h - u * n) / 2,
    ease = (t) => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t)),
    hx = accession(['passage', id, w, h, vertical].join())
  let thr = ''
  for (let i = 0; i < n; i++) {
    const yo = y0 + (i + 0.5) * u,
      a = [R.r(0.3, 1), R.r(0.2, 0.7)],
      f = [R.r(1.5, 3.2), R.r(4, 7)],
      p = [R.r(0, 6), R.r(0, 6)],
      s0 = R.r(-0.06, 0.22) * seg
    const pts = []
    for (let k = 0; k <= 13; k++) {
      const x = s0 + ((seg * 2.15 - s0) * k) / 13,
        q = 1 - ease((x - seg * 0.55) / (seg * 1.5))
      pts.push([
        x,
        h / 2 +
          (yo - h / 2) * (1 - q * 0.5) +
          q *
            h *
            0.36 *
            (a[0] * sin((f[0] * x) / seg + p[0]) + a[1] * 0.5 * sin((f[1] * x) / seg + p[1])) *
            0.7,
      ])
    }
    thr += `M${P(...pts[0])}`
    for (let k = 1; k < pts.length - 1; k++) {
      const m = [(pts[k][0] + pts[k + 1][0]) / 2, (pts[k][1] + pts[k + 1][1]) / 2]
      thr += `Q${P(...pts[k], ...m)}`
    }
    thr += `L${P(seg * 2.15, yo)}H${n1(w - seg * 0.02 - (i % 3) * 3)}`
  }
  const pu = u,
    wx = seg * 3,
    px = seg * 4,
    cx = seg * 5,
    ex = w - seg * 0.14
  let plain = '',
    inl = ''
  const nW = floor((px - wx) / pu)
  const nE = floor(nW * 0.3)
  for (let k = 0; k < nE; k++)
    for (let i = k % 2; i < n; i += 2)
      if ((k * 7 + i) % 5 < 2 + k / 3) plain += `M${P(wx + k * pu, y0 + (i + 0.5) * u)}h${n1(pu * 0.74)}`
  const mn = n > 15 ? n - 8 : n - 4,
    mo = (n - mn) / 2,
    run = inlay(R, mn),
    put = (X) =>
      run
        .map(
          ([x, y, l]) =>
            `M${P(X + y * pu, y0 + (x + mo) * u)}h${n1(pu * 0.8)}v${n1(l * u)}h${n1(-pu * 0.8)}z`,
        )
        .join('')
  const cw = mn * pu,
    g = (seg - cw) / 2
  inl = put(px + g)
  const inl2 = put(cx + (ex - cx - cw) / 2)
  let ends = ''
  for (const X of [px + g * 0.28, px + seg - g * 0.28])
    for (const q of [0, 2]) ends += rect(X + (q - 1.5) * pu, y0, pu * 0.8, n * u)
  const body = `<defs><pattern id="${hx}p" width="${n1(pu * 2)}" height="${n1(u * 2)}" patternUnits="userSpaceOnUse" x="${n1(wx)}" y="${n1(y0)}"><path d="${rect(0, 0, pu * 0.74, u * 0.92)}${rect(pu, u, pu * 0.74, u * 0.92)}" fill="currentColor"/></pattern><pattern id="${hx}" width="${n1(pu * 2)}" height="${n1(u * 2)}" patternUnits="userSpaceOnUse" x="${n1(px)}" y="${n1(y0)}"><path d="${rect(0, 0, pu, u * 0.5)}${rect(pu, u, pu, u * 0.5)}" fill="currentColor" opacity=".3"/></pattern></defs><path d="${thr}" fill="none" stroke="currentColor" stroke-width="1.15"/><path d="${plain}" stroke="currentColor" stroke-width="${n1(u * 0.92)}"/><path d="${rect(wx + nE * pu, y0, px - wx - nE * pu, n * u)}" fill="url(#${hx}p)"/><path d="${rect(px, y0, seg, n * u)}" fill="var(--p-raw,#DBD3BE)"/><path d="${rect(px, y0, seg, n * u)}" fill="url(#${hx})" color="var(--p-bronze,#76581A)"/><path d="${inl}" fill="var(--p-indigo,#161F47)"/><path d="${ends}" fill="var(--p-laterite,#8A3519)"/><path d="${rect(cx, y0, ex - cx, n * u)}" fill="var(--p-indigo,#161F47)"/><path d="${inl2}" fill="var(--p-cotton,#EDEADF)"/><path d="${rect(cx + 3 * pu, y0, pu, n * u)}${rect(cx + 6 * pu, y0, pu, n * u)}${rect(ex - 4 * pu, y0, pu, n * u)}${rect(ex - 7 * pu, y0, pu, n * u)}" fill="var(--p-brass,#D2A54B)"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${vertical ? `${h} ${w}` : `${w} ${h}`}" class="pt pt-passage" aria-hidden="true">${vertical ? `<g transform="matrix(0 1 1 0 0 0)">${body}</g>` : body}</svg>`
}
/* Selvedge: the woven edge that closes every page, one repeating tile */
export function selvedge(id, { u = 4, n = 9 } = {}) {
  const R = rng('selvedge:' + id),
    hx = accession('selv' + id),
    ms = [inlay(R, n), inlay(R, n), inlay(R, n)]
  let d = '',
    b = '',
    m = '',
    x = 0
  for (const k of [0, 1, 0, 2]) {
    for (const [a, y, l] of ms[k])
      d += `M${P((x + a) * u, (y + 1) * u)}h${n1(l * u)}v${n1(u * 0.86)}h${n1(-l * u)}z`
    x += n + 1
    for (let i = 0; i < 7; i++) {
      const q = [1, 0, 2, 0, 2, 0, 1][i]
      if (q === 1) b += rect(x * u, 0, u, (n + 2) * u)
      if (q === 2) m += rect(x * u, 0, u, (n + 2) * u)
      x++
    }
    x++
  }
  const h = (n + 2) * u
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="${h}" class="selv" aria-hidden="true" style="--b:${v('indigo')};--i:${v('cotton')};--m:${v('sky')};--a:${v('brass')}"><pattern id="${hx}" width="${x * u}" height="${h}" patternUnits="userSpaceOnUse"><path d="M0 0h${x * u}v${h}H0z" fill="var(--b)"/><path d="${d}" fill="var(--i)"/><path d="${b}" fill="var(--a)"/><path d="${m}" fill="var(--m)"/></pattern><rect width="100%" height="${h}" fill="url(#${hx})"/></svg>`
}
