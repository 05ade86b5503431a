type AppNameProps = { mark: MarkName; children: string }

/** The icon and the name of a product, as its interface shows them. */
export function AppName({ mark, children }: AppNameProps) {
  return (
    <span className="mockup-app-name">
      <svg className="mockup-mark" viewBox="0 0 16 16" aria-hidden="true">
        <path d={MARKS[mark]} />
      </svg>
      {children}
    </span>
  )
}

export type MarkName = keyof typeof MARKS

const MARKS = {
  people: 'M3 13V8a5 5 0 0 1 10 0v5M8 8v5',
  tax: 'M3 4h10M8 4v9M5 10.500l3 2.5 3-2.5',
  school: 'M2 6l6-3 6 3-6 3zM4 7.500V12h8V7.5',
  key: 'M8.5 8a3 3 0 1 0-6 0a3 3 0 1 0 6 0H14M12 8v3',
  basket: 'M2 6h12l-1 7H3zM5 6a3 3 0 0 1 6 0',
  market: 'M2 13V9l6-6 6 6v4M6 13V9h4v4',
  sheet: 'M3 2h10v12H3zM5.5 5.500h5M5.5 8h5M5.5 10.500h3',
  coin: 'M13.5 8a5.5 5.5 0 1 0-11 0a5.5 5.5 0 1 0 11 0M6 11V5l4 6V5M5 7.300h6M5 8.800h6',
  reader: 'M2 5V2h3M11 2h3v3M14 11v3h-3M5 14H2v-3M5 6h6M5 8h6M5 10h4',
  trend: 'M2 12l4-5 3 3 5-7',
  sprout: 'M8 14V6M8 8C8 4.5 5.5 3 3 3c0 3.5 2 5 5 5zM8 6.500C8 4 10 2 13 2c0 3-2 4.5-5 4.500z',
} as const
