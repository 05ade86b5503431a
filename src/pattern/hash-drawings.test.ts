import { describe, expect, it } from 'vitest'
import { hashDrawings } from './hash-drawings.ts'

describe('hashDrawings', () => {
  // After an intended change of a drawing: look at it with `npm run test:visual -- main`, and then renew the hashes with
  // `npx vitest run src/pattern/hash-drawings.test.ts --update`.
  it('returns the stored hashes, on every machine', () => {
    expect(hashDrawings()).toMatchInlineSnapshot(`
      {
        "aso-oke": "223bea48fcca5bab",
        "badge": "a7b53b1d92790eb5",
        "dagi": "21eb638d8d925a7f",
        "dots": "adf1ff16e9a92c57",
        "eleko": "6fcfd0ada09e02c7",
        "fibre to cloth": "fb65a8a6400108cb",
        "gbari": "686f186d39bbf9ca",
        "logo mark": "c4a2446d3ea7da86",
        "name strips": "d0a03b6c1a0c0207",
        "oniko": "999f5532d6cb0184",
        "selvedge": "34378d843c24102d",
        "uli": "3c0d6ff29122db52",
        "weave draft": "920f042e99891e83",
      }
    `)
  })
})
