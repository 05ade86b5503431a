import { AREA_OF_SKETCH, SIDES } from './form.ts'

/** The question that a person must answer: the form states two different areas. */
export function AreaQuestion() {
  return (
    <>
      <p className="mockup-heading">Which area is right?</p>
      <div className="cortexai-pair">
        <p>
          1,2<i>54</i>.32<span>m² on the form</span>
        </p>
        <p>
          1,2<i>45</i>.32<span>m² on the plan</span>
        </p>
      </div>
      <p>
        The sketch’s own sides, {(SIDES.across / 100).toFixed(2)} × {(SIDES.deep / 100).toFixed(2)} m, give{' '}
        <b>{AREA_OF_SKETCH}</b>.
      </p>
    </>
  )
}
