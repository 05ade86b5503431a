export const SIZES = {
  service: {
    file: { w: 480, h: 600, construction: true },
    page: { w: 720, h: 800, construction: true },
  },
  caseStudy: {
    file: { w: 800, h: 620 },
    wide: { w: 1344, h: 620 },
    home: { w: 800, h: 720 },
  },
  product: {
    file: { w: 480, h: 520 },
    page: { w: 720, h: 720 },
    swatch: { w: 96, h: 96 },
  },
  venture: { w: 380, h: 430 },
  legend: {
    wide: { w: 816, h: 640 },
    narrow: { w: 576, h: 640 },
  },
  certification: { w: 120, h: 120 },
  academy: { w: 720, h: 350 },
  csr: {
    file: { w: 1440, h: 480 },
    page: { w: 390, h: 320 },
    home: { w: 720, h: 720 },
    partner: { w: 640, h: 640 },
    gallery: { w: 640, h: 720, reserved: 260 },
  },
  next: { w: 1440, h: 380 },
  menu: { w: 320, h: 260 },
} as const

/** What the drawings beside the entries of the mobile menu represent: Services, and the entries of the header. */
export const MENU_SWATCHES = ['service', 'work', 'product', 'csr', 'venture'] as const

/** The woven fraction of a product's cloth, from 0 to 1, by product status. */
export const PROGRESS = { available: 1, 'In Development': 0.62, 'Coming Soon': 0.38 } as const

/** Progress, from 0 to 1, of the pot of a product that is not launched. */
export const UNFINISHED = 0.4
