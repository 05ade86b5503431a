import { daysAfter, weekday } from '../format.ts'
import { RainLines } from './RainLines.tsx'
import { COVER, FARMS, MEASURED, PHASE, SHARE } from './season.ts'

const LAST_DAY = daysAfter(PHASE.start, PHASE.days - 1)

/** The rain of a cluster, and the share of the insured sum that is paid out for it. */
export function ClusterRain({ width, height }: { width: number; height: number }) {
  return (
    <>
      <p className="mockup-title">Cluster 64, Gwer West</p>
      <p className="mockup-note">
        {FARMS} farms, maize and sorghum, days 1 to {PHASE.days}, to {weekday(LAST_DAY)}
      </p>
      <RainLines width={width} height={height} />
      <p className="agro-verdict">
        <b>
          {MEASURED.satellite} mm, {COVER.threshold - MEASURED.satellite} under the line:{' '}
          {Math.round(SHARE * 100)}% of cover
        </b>
        <span>
          Satellite {MEASURED.satellite} mm, Naka station {MEASURED.station} mm: both below {COVER.threshold}
        </span>
      </p>
    </>
  )
}
