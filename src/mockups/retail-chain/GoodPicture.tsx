import { classNames } from '#src/ui/class-names.ts'
import type { GoodId } from './basket.ts'

type GoodPictureProps = { id: GoodId; className?: string | undefined }

/** The pack of a product: body, label and lines. */
export function GoodPicture({ id, className }: GoodPictureProps) {
  const { body, label, lines, colour } = PACKS[id]
  return (
    <svg className={classNames('goods-picture', className)} viewBox="0 0 60 40" aria-hidden="true">
      <path className={`goods-${colour}`} d={body} />
      <path className="goods-label" d={label} />
      <path className="goods-lines" d={lines} />
    </svg>
  )
}

type Pack = {
  body: string
  label: string
  lines: string
  colour: 'brass' | 'clay' | 'sage' | 'pale' | 'leaf' | 'sky'
}

const SACK = 'M17 40V9l4-5h18l4 5v31z'
const BOX = 'M8 12h44v28H8z'

const PACKS: Record<GoodId, Pack> = {
  rice: {
    colour: 'brass',
    body: SACK,
    label: 'M21 15h18v16H21z',
    lines: 'M17 9h26M24 27c2-5 2-7 6-9c4 2 4 4 6 9M30 18v10',
  },
  beans: {
    colour: 'clay',
    body: SACK,
    label: 'M21 15h18v16H21z',
    lines: 'M17 9h26M25 21a2.5 2 0 1 1 5 1a2.5 2 0 1 1-5-1M30 26a2.5 2 0 1 1 5 1a2.5 2 0 1 1-5-1',
  },
  oil: {
    colour: 'brass',
    body: 'M19 40V16l6-6V5h10v5l6 6v24z',
    label: 'M19 21h22v12H19z',
    lines: 'M24 5V1h12v4zM30 23c-3 4-3 7 0 7s3-3 0-7',
  },
  tomato: {
    colour: 'clay',
    body: 'M17 6h26v34H17z',
    label: 'M17 15h26v14H17z',
    lines: 'M17 6h26M17 9h26M17 37h26M26 22a4 4 0 1 0 8 0a4 4 0 1 0-8 0M30 18v-2',
  },
  milk: {
    colour: 'pale',
    body: 'M18 7h24v33H18z',
    label: 'M18 17h24v13H18z',
    lines: 'M16 3h28v4H16zM26 20h8l1 7H25z',
  },
  noodles: {
    colour: 'clay',
    body: BOX,
    label: 'M16 18h28v14H16z',
    lines: 'M8 12l6-6h32l6 6M30 6v6M20 22c4-3 6 3 10 0s6 3 10 0M20 27c4-3 6 3 10 0s6 3 10 0',
  },
  semolina: {
    colour: 'sage',
    body: SACK,
    label: 'M21 15h18v16H21z',
    lines: 'M17 9h26M24 24h12M26 24a4 4 0 0 0 8 0M30 24v-5',
  },
  sugar: {
    colour: 'sky',
    body: 'M18 40V8h24v32z',
    label: 'M18 17h24v13H18z',
    lines: 'M18 8l3-4h18l3 4zM25 21h5v5h-5zM31 21h5v5h-5z',
  },
  detergent: {
    colour: 'sky',
    body: 'M14 8h32l-3 32H17z',
    label: 'M17 17h26l-1 12H18z',
    lines: 'M20 8c0-5 20-5 20 0M24 23a2 2 0 1 0 4 0a2 2 0 1 0-4 0M30 25a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  },
  soap: {
    colour: 'sage',
    body: 'M6 20h48v18H6z',
    label: 'M15 24h30v10H15z',
    lines: 'M6 20l5-6h48l-5 6M59 14v18l-5 6M23 29c3-4 11-4 14 0c-3 4-11 4-14 0',
  },
  water: {
    colour: 'pale',
    body: 'M7 40V15l3-4V7h6v4l3 4v25zM24 40V15l3-4V7h6v4l3 4v25zM41 40V15l3-4V7h6v4l3 4v25z',
    label: 'M7 20h46v10H7z',
    lines: 'M10 7V4h6v3zM27 7V4h6v3zM44 7V4h6v3zM13 25c2-2 4 2 6 0M29 25c2-2 4 2 6 0M45 25c2-2 4 2 6 0',
  },
  malt: {
    colour: 'leaf',
    body: 'M9 12h12v28H9zM24 12h12v28H24zM39 12h12v28H39z',
    label: 'M9 19h42v12H9z',
    lines:
      'M9 12l2-4h8l2 4M24 12l2-4h8l2 4M39 12l2-4h8l2 4M13 28v-6l2 3l2-3v6M28 28v-6l2 3l2-3v6M43 28v-6l2 3l2-3v6',
  },
}
