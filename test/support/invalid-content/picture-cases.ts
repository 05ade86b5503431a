import { CSR, characters, type FieldCase, HOME, LEADER, PRODUCT, STUDY, VENTURE } from './field-case.ts'

const GALLERY = 'galleryImages.3.image'
const GALLERY_ALT = 'galleryImages.0.image.alt'
const LOGO = { src: '/images/leaders/lead-b.avif', alt: 'A blue knot in a ring of seven dots' }
const PHOTO = { kind: 'photo', alt: 'Traders at a long table with three laptops' }

/** Invalid pictures and alternative texts: each case makes one field of an existing entry invalid. */
export const PICTURE_CASES: FieldCase[] = [
  ['a missing picture', LEADER, 'image.src', '/images/a/gone.avif', /no file content.images.a.gone\.avif/],
  ['a file that is no picture', LEADER, 'image.src', '/site.yaml', /name a picture/],
  ['a HEIC photograph', LEADER, 'image.src', '/images/a.HEIC', /a\.HEIC is a HEIC photograph; .* as JPEG/],
  ['a focal point that is none', LEADER, 'image.focus', 'top middle', /one of top left, top, /],
  ['a focal point of a drawing', STUDY, 'image.focus', 'top left', /no such field belongs here/],
  ['a focal point of a logo', VENTURE, 'logo', { ...LOGO, focus: 'top' }, /no such field/, 'logo.focus'],
  ['a missing film', HOME, 'hero.film.mp4', '/videos/gone.mp4', /no file .*gone\.mp4; put it there/],
  ['a film in another format', HOME, 'hero.film.webm', '/videos/hero.mp4', /its name ends in \.webm/],
  ['a poster as SVG', HOME, 'hero.film.poster', '/images/home/hero.svg', /no SVG/],
  ['a folder as a picture', LEADER, 'image.src', '/images/leaders', /name a picture/],
  ['a missing photograph', CSR, GALLERY, { ...PHOTO, src: '/images/a.jpg' }, /no file/, `${GALLERY}.src`],
  ['a missing screen', PRODUCT, 'screens.0.picture', '/images/products/gone.avif', /no file .*gone\.avif/],
  ['a screen in SVG', PRODUCT, 'screens.0.picture', '/images/products/taxly.svg', /ends in .avif or .png/],
  ['a screen without an alternative text', PRODUCT, 'screens.0.alt', undefined, /missing/],
  ['a screen without a picture', PRODUCT, 'screens.0.picture', undefined, /missing/],
  ['an unknown kind of picture', STUDY, 'image.kind', 'sketch', /one of drawn, photo/],
  ['a photograph without a file', STUDY, 'image.kind', 'photo', /missing/, 'image.src'],
  ['a drawing with a file', STUDY, 'image.src', '/images/leaders/lead-a.avif', /no such field/],
  ['an unknown pattern family', CSR, 'galleryImages.2.image.craft', 'crochet', /one of eleko, oniko, /],
  ['a seed with capitals', CSR, 'galleryImages.2.image.seed', 'Week Two', /small letters/],
  ['an empty alternative text', STUDY, 'image.alt', '', /write some text/],
  ['an alternative text that is too short', STUDY, 'image.alt', 'A cloth', /at least 15 characters/],
  ['an alternative text that is too long', STUDY, 'image.alt', characters(161), /at most 160 characters/],
  ['the title as alternative text', STUDY, 'image.alt', 'Permits Without the Queue', /is already next to it/],
  ['the name as alternative text', LEADER, 'image.alt', 'Portrait of Nura Gwarzo', /is already next to it/],
  ['the caption as alternative text', CSR, GALLERY_ALT, 'First pilot cohort in Abuja', /next to it/],
  ['the words "Picture of"', STUDY, 'image.alt', 'Picture of a dark cloth', /begin with what is seen/],
]
