import { GoodPicture } from './GoodPicture.tsx'

/** A suggestion to order from a branch with more stock. */
export function LowStockHint() {
  return (
    <div className="retail-hint">
      <GoodPicture id="noodles" className="retail-small" />
      <span>
        <b>Noodles, 18 left</b>
        Kubwa holds 164
      </span>
      <span className="retail-ask">Ask for 60</span>
    </div>
  )
}
