import { describe, expect, it } from 'vitest'
import { hashDrawings } from './hash-drawings.ts'

describe('hashDrawings', () => {
  // After an intended change of a drawing: look at it with `npm run test:visual -- main`, and then renew the hashes with
  // `npx vitest run src/pattern/hash-drawings.test.ts --update`.
  it('returns the stored hashes, on every machine', () => {
    expect(hashDrawings()).toMatchInlineSnapshot(`
      {
        "aso-oke": "7794883253508a73",
        "badge": "ea4f55586713c2e3",
        "dagi": "d14e8c58fc547827",
        "dots": "61c0d80844dcfca2",
        "eleko": "734414657c05d7a3",
        "fibre to cloth": "927dbcdae944a10a",
        "gbari": "0fb27452ebfba302",
        "logo mark": "bcf29cf483dd7a71",
        "name strips": "4d22a13452753e43",
        "oniko": "8af6b31a78b9de1a",
        "selvedge": "c3876050be29fd5c",
        "uli": "4513423aee55fe7a",
        "weave draft": "772966a89cf8889b",
      }
    `)
  })
})
