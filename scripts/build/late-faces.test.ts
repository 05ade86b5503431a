import { expect, it } from 'vitest'
import { neededFaces, readFaces } from './late-faces.ts'

const FACES = readFaces(`
  @font-face{font-family:Text;font-weight:400;src:url(/dots.woff2)format("woff2");unicode-range:U+300-301,U+1ECC-1ECD}
  @font-face{font-family:Text;font-style:italic;font-weight:400 700;src:url(/italic.woff2);unicode-range:U+20-7E}
`)

const needed = (html: string) => neededFaces(html, FACES).map(([, src]) => src)

it('reads what a FontFace is made of', () => {
  expect(FACES[0]).toEqual([
    'Text',
    'url(/dots.woff2)format("woff2")',
    { style: 'normal', weight: '400', unicodeRange: 'U+300-301,U+1ECC-1ECD' },
  ])
})

it('needs the face of a letter that is read, not of one in data or in an attribute', () => {
  expect(needed('<head><title>Ọ</title></head><body><p>Ọja</p></body>')).toEqual([
    'url(/dots.woff2)format("woff2")',
  ])
  expect(needed('<body><p title="Ọ">Oja</p><script>"Ọ"</script></body>')).toEqual([])
})

it('needs italic where words are set in it, by an element or a class that the style slants', () => {
  const italic = ['url(/italic.woff2)']
  expect(needed('<body><i>a</i></body>')).toEqual(italic)
  const style = '<style>.b .a{color:red;font-style:italic}.c{color:red}</style>'
  expect(needed(`${style}<body><p class="c a"><br><b>a</b></p></body>`)).toEqual(italic)
  expect(needed(`${style}<body><p class="a"></p><p class="c">a</p></body>`)).toEqual([])
})
