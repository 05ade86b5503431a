import { CSR, characters, type FieldCase, LEADER, STUDY } from './field-case.ts'

/** Invalid pictures and alternative texts: each case makes one field of an existing entry invalid. */
export const PICTURE_CASES: FieldCase[] = [
  [
    'a picture file that does not exist',
    LEADER,
    'image.src',
    '../images/leaders/gone.avif',
    /no file content.images.leaders.gone\.avif/,
  ],
  ['a file that is no picture', LEADER, 'image.src', '../site.yaml', /name a picture/],
  ['a folder as a picture', LEADER, 'image.src', '../images/leaders', /name a picture/],
  [
    'a gallery picture that does not exist',
    CSR,
    'galleryImages.3.image',
    { kind: 'photo', src: 'images/csr/gone.jpg', alt: 'Traders at a long table with three laptops' },
    /no file/,
    'galleryImages.3.image.src',
  ],
  ['an entry without a picture', STUDY, 'image', undefined, /missing/],
  ['an unknown kind of picture', STUDY, 'image.kind', 'sketch', /one of drawn, photo/],
  ['a photograph without a file', STUDY, 'image.kind', 'photo', /missing/, 'image.src'],
  ['a drawing with a file', STUDY, 'image.src', '../images/leaders/lead-a.avif', /no such field/],
  ['an unknown pattern family', CSR, 'galleryImages.2.image.craft', 'crochet', /one of eleko, oniko, /],
  ['a seed with capitals', CSR, 'galleryImages.2.image.seed', 'Week Two', /small letters/],
  ['an empty alternative text', STUDY, 'image.alt', '', /write some text/],
  ['an alternative text that is too short', STUDY, 'image.alt', 'A cloth', /at least 15 characters/],
  ['an alternative text that is too long', STUDY, 'image.alt', characters(161), /at most 160 characters/],
  [
    'an alternative text that repeats the title',
    STUDY,
    'image.alt',
    'Permits Without the Queue',
    /is already next to it/,
  ],
  [
    'an alternative text that repeats the name',
    LEADER,
    'image.alt',
    'Portrait of Nura Gwarzo',
    /is already next to it/,
  ],
  [
    'an alternative text that repeats the caption',
    CSR,
    'galleryImages.0.image.alt',
    'First pilot cohort in Abuja',
    /next to it/,
  ],
  [
    'an alternative text that begins with "Picture of"',
    STUDY,
    'image.alt',
    'Picture of a dark indigo cloth with a sun',
    /begin with what is seen/,
  ],
]
