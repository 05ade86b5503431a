import { AppName } from '../AppName.tsx'
import { Chip } from '../Chip.tsx'
import { count, daysAfter, naira, weekday, wholeNaira } from '../format.ts'
import { LabelledValue } from '../LabelledValue.tsx'
import { MockupFrame } from '../MockupFrame.tsx'
import type { MockupProps } from '../mockup-props.ts'
import { RainLines } from './RainLines.tsx'
import { RainMap } from './RainMap.tsx'
import { COVER, COVERS, FARMS, MEASURED, PAYOUT, PHASE, SHARE } from './season.ts'

/** The working prototype of Fides Agro: rain by satellite over insured farms, and a cluster that is paid for drought. */
export function FidesAgroMockup({ variant }: MockupProps) {
  return (
    <MockupFrame
      variant={variant}
      tone="leaf"
      label="Fides Agro, working prototype: a rain map of the Benue basin and a cluster of 318 insured farms paid because rain stayed below its line"
    >
      {variant === 'full' ? <Basin /> : <Phone />}
    </MockupFrame>
  )
}

const LAST_DAY = daysAfter(PHASE.start, PHASE.days - 1)
const PAID_ON = '2025-05-26'

function Basin() {
  return (
    <div className="agro-basin">
      <RainMap window={{ x: 0, y: 0, width: 860, height: 560 }} className="agro-whole" />
      <div className="agro-bar">
        <AppName mark="sprout">Fides Agro</AppName>
        <span>Working prototype, season of 2025 replayed</span>
      </div>
      <div className="agro-legend">
        <span>Rain since {weekday(PHASE.start)}, of normal</span>
        <div>
          {['50%', '70%', '90%', '110%', ''].map((upTo, level) => (
            <span key={upTo}>
              <i className={`agro-level${level}`} />
              <b>{upTo}</b>
            </span>
          ))}
        </div>
      </div>
      <div className="agro-card">
        <Cluster width={25.4} height={14.6} />
        <p className="mockup-heading">Paid to farmers</p>
        {COVERS.map(({ premium, cover, farms, each }) => (
          <LabelledValue
            key={premium}
            name={`${farms} farms × ${wholeNaira(each)}`}
            note={`premium ${wholeNaira(premium)}, cover ${wholeNaira(cover)}`}
            value={naira(farms * each)}
          />
        ))}
        <p className="mockup-heading">The message they got</p>
        <p className="agro-message">
          Rain 61 mm, your line is 70. {wholeNaira(COVERS[0]?.each ?? 0)} is
          <br />
          in your wallet. Call 0700 AGRO to hear this in Tiv.
        </p>
        <p className="agro-paid">
          <span>
            {weekday(PAID_ON)}, {count(FARMS)} wallets
          </span>
          <b>{naira(PAYOUT)}</b>
        </p>
      </div>
    </div>
  )
}

function Cluster({ width, height }: { width: number; height: number }) {
  return (
    <>
      <p className="mockup-title">Cluster 64, Gwer West</p>
      <p className="mockup-note">
        {FARMS} farms, maize and sorghum, days 1 to {PHASE.days}, to {weekday(LAST_DAY)}
      </p>
      <RainLines width={width} height={height} />
      <p className="agro-verdict">
        <b>
          {MEASURED.satellite} mm, {COVER.line - MEASURED.satellite} under the line: {Math.round(SHARE * 100)}
          % of cover
        </b>
        <span>
          Satellite {MEASURED.satellite} mm, Naka station {MEASURED.station} mm: both below {COVER.line}
        </span>
      </p>
    </>
  )
}

function Phone() {
  return (
    <div className="agro-phone">
      <RainMap window={{ x: 120, y: 244, width: 300, height: 108 }} className="agro-strip" />
      <div className="agro-phone-body">
        <div className="mockup-view-header">
          <div>
            <AppName mark="sprout">Fides Agro</AppName>
          </div>
          <Chip>Working prototype</Chip>
        </div>
        <Cluster width={27.1} height={9.6} />
        <p className="agro-paid">
          <span>{count(FARMS)} wallets, 11 minutes</span>
          <b>{naira(PAYOUT)}</b>
        </p>
      </div>
    </div>
  )
}
