import { PlotSketch } from './PlotSketch.tsx'
import { Thumbprint } from './Thumbprint.tsx'

/** The lower part of the page: sketch, text, signature, thumbprint and stamp. */
export function FormPageBottom() {
  return (
    <>
      <PlotSketch />
      <path className="form-body" d={printedLines()} />
      <Thumbprint />
      <path
        className="form-signature"
        d="M196 502c8-26 16-30 12-6s-4 18 6-4s10 16 18 2s8-16 10 0s14 2 20-8s6 14 16 4s20-6 30-8M190 512c40-4 90-6 130-4"
      />
      <g transform="rotate(-9 270 440)" className="form-stamp">
        <rect x={212} y={418} width={116} height={44} />
        <text x={270} y={436} textAnchor="middle">
          RECEIVED
        </text>
        <text x={270} y={452} textAnchor="middle">
          Tue 3 Mar 2026
        </text>
      </g>
    </>
  )
}

function printedLines(): string {
  const widths = [298, 286, 294, 180]
  return widths.map((width, line) => `M26 ${534 + line * 10}h${width}`).join('')
}
