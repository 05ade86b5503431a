import { AppName } from '../AppName.tsx'
import { count, naira, weekday, wholeNaira } from '../format.ts'
import { LabelledValue } from '../LabelledValue.tsx'
import { ClusterRain } from './ClusterRain.tsx'
import { RainMap } from './RainMap.tsx'
import { COVERS, FARMS, PAYOUT, PHASE } from './season.ts'

const PAID_ON = '2025-05-26'

/** The rain map of the basin with a card for one cluster. */
export function FidesAgroFull() {
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
        <ClusterRain width={25.4} height={14.6} />
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
