import { AppName } from '../AppName.tsx'
import { Chip } from '../Chip.tsx'
import { count, naira } from '../format.ts'
import { ClusterRain } from './ClusterRain.tsx'
import { RainMap } from './RainMap.tsx'
import { FARMS, PAYOUT } from './season.ts'

/** One cluster, laid out for a phone. */
export function FidesAgroDetail() {
  return (
    <div className="agro-phone">
      <RainMap window={{ x: 136, y: 244, width: 300, height: 108 }} className="agro-strip" />
      <div className="agro-phone-body">
        <div className="mockup-view-header">
          <div>
            <AppName mark="sprout">Fides Agro</AppName>
          </div>
          <Chip>Working prototype</Chip>
        </div>
        <ClusterRain width={27.1} height={9.6} />
        <p className="agro-paid">
          <span>{count(FARMS)} wallets, 11 minutes</span>
          <b>{naira(PAYOUT)}</b>
        </p>
      </div>
    </div>
  )
}
