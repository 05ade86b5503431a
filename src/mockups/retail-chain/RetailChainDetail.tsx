import { AppName } from '../AppName.tsx'
import { BasketPanel } from './BasketPanel.tsx'

/** The basket, laid out for a phone. */
export function RetailChainDetail() {
  return (
    <div className="mockup-page retail-phone">
      <div className="retail-phone-top">
        <AppName mark="basket">Retail Chain</AppName>
        <span className="retail-offline">Offline, 14 queued</span>
      </div>
      <BasketPanel />
    </div>
  )
}
