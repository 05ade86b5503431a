import { describe, expect, it } from 'vitest'
import { fixtureContent as content } from '#test/support/fixture-content.ts'
import { readXml } from '#test/support/read-xml.ts'
import { drawArtwork } from './artwork.ts'
import { drawingFiles } from './drawing-files.ts'
import { caseStudyPicture, csrTargets, entryPictures, galleryPicture } from './entry-pictures.ts'

const files = drawingFiles(content)
const names = files.map(({ name }) => name)

describe('drawingFiles', () => {
  it('gives every file a unique name that needs no escaping in a URL', () => {
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^[a-z0-9/-]+$/.test(name))).toEqual([])
  })

  it('returns every drawn picture and no photograph', () => {
    const [study] = content.work
    if (!study) throw new Error('there is no case study')
    const photo = { kind: 'photo', src: 'images/work/a.avif', alt: 'Clerks at a counter' } as const
    const work = content.work.map((each) =>
      each === study ? { ...each, data: { ...each.data, image: photo } } : each,
    )
    const changed = drawingFiles({ ...content, work }).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(entryPictures(content).map(({ file }) => file)))
    expect(changed).toEqual(names.filter((name) => name !== `work/${study.id}`))
  })
})

describe('entry-pictures.ts', () => {
  it('uses the seed and craft of the content instead of the defaults of the entry', () => {
    const [study] = content.work
    if (!study) throw new Error('there is no case study')
    const drawn = (more: { seed?: string; craft?: 'dagi' }, formerPaths: string[] = []) => {
      const image = { kind: 'drawn', alt: '', ...more } as const
      return caseStudyPicture({ id: study.id, data: { ...study.data, formerPaths, image } }).source
    }
    expect(drawn({})).toEqual({ seed: study.id, kind: 'work' })
    expect(drawn({}, ['/work/first', '/work/second'])).toEqual({ seed: 'first', kind: 'work' })
    expect(drawn({ seed: 'other', craft: 'dagi' })).toEqual({ seed: 'other', kind: 'work', family: 'dagi' })
  })

  it('draws as many rings as the gallery counts, or the craft that the content names', () => {
    const image = { kind: 'drawn', alt: 'Rings on a dark cloth' } as const
    const draw = (more: { craft?: 'uli' }) => {
      const { source, size } = galleryPicture(
        { count: 17, noun: 'teachers', image: { ...image, ...more } },
        1,
      )
      return readXml(drawArtwork(source, { ...size, palette: 'file' })).filter(({ name }) => name === 'use')
    }
    expect(draw({})).toHaveLength(17)
    expect(draw({ craft: 'uli' })).toHaveLength(0)
  })

  it('draws one dot for a hundred people of the CSR targets, rounded', () => {
    const items = [{ people: 5000 }, { people: 249 }, { people: 250 }]
    const { count } = csrTargets({ items, current: { items: [{ people: 130 }, { people: 180 }] } })
    expect(count).toEqual({ groups: [50, 2, 3], highlighted: 3 })
  })
})
