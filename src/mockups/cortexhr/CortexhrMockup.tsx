import { classNames } from '#src/ui/class-names.ts'
import { AppName } from '../AppName.tsx'
import { Chip } from '../Chip.tsx'
import { amount, naira, weekday } from '../format.ts'
import { LabelledValue } from '../LabelledValue.tsx'
import { MockupButton } from '../MockupButton.tsx'
import { MockupFrame } from '../MockupFrame.tsx'
import type { MockupProps } from '../mockup-props.ts'
import { SideNav } from '../SideNav.tsx'
import { StepList } from '../StepList.tsx'
import { ViewHeader } from '../ViewHeader.tsx'
import { PayeSteps } from './PayeSteps.tsx'
import { EXAMPLE, RUN, SHOWN, sinceFebruary, totals } from './payroll.ts'
import { Slips } from './Slips.tsx'
import { TaxByBand } from './TaxByBand.tsx'

/** CortexHR at work: a month's payroll of 248 people, before it is approved. */
export function CortexhrMockup({ variant }: MockupProps) {
  return (
    <MockupFrame
      variant={variant}
      tone="sky"
      label="CortexHR: the March 2026 payroll of 248 people, with income tax, pension and housing fund worked out for each, ready to approve"
    >
      {variant === 'full' ? <Run /> : <Phone />}
    </MockupFrame>
  )
}

const ALL = totals(RUN)

const REMITTANCES = [
  { name: 'PAYE', note: `FCT-IRS, by ${weekday('2026-04-10')}`, value: ALL.paye },
  {
    name: 'Pension',
    note: `8% and 10%, eleven PFAs, by ${weekday('2026-04-09')}`,
    value: ALL.pension + ALL.employerPension,
  },
  { name: 'NHF', note: `FMBN, by ${weekday('2026-04-27')}`, value: ALL.housingFund },
]

const SIGNATURES = [
  { name: 'Prepared', note: `H. Yusuf, ${weekday('2026-03-24')}, 16:02`, done: true },
  { name: 'Checked', note: `O. Adébáyọ̀, ${weekday('2026-03-25')}, 09:41`, done: true },
  { name: 'Approve', note: 'waiting for A. Bello', done: false },
]

function Run() {
  return (
    <div className="mockup-columns mockup-three-columns">
      <SideNav
        mark="people"
        app="CortexHR"
        items={['Overview', 'People', 'Payroll', 'Leave', 'Recruitment', 'Performance', 'Reports']}
        active="Payroll"
        foot={['Kuje Grain Exchange', `${RUN.length} staff, 6 locations`]}
      />
      <div className="mockup-main">
        <ViewHeader title="Payroll, March 2026" note={`Run 03, to be paid ${weekday('2026-03-27')}`}>
          <Chip tone="tint">Ready to approve</Chip>
          <MockupButton>Approve and pay</MockupButton>
        </ViewHeader>
        <Totals />
        <Slips />
        <Since />
      </div>
      <div className="mockup-side">
        <p className="mockup-heading">Ngozi Eze: PAYE, step by step</p>
        <PayeSteps slip={EXAMPLE} width={17.3} height={8.6} />
        <TaxByBand slip={EXAMPLE} />
        <p className="mockup-heading">To remit</p>
        {REMITTANCES.map(({ name, note, value }) => (
          <LabelledValue key={name} name={name} note={note} value={naira(value)} />
        ))}
        <p className="mockup-heading">Sign-off</p>
        <StepList steps={SIGNATURES} />
      </div>
    </div>
  )
}

function Totals() {
  const parts = [
    ['Gross pay', ALL.gross],
    ['PAYE', ALL.paye],
    ['Pension', ALL.pension],
    ['NHF', ALL.housingFund],
    ['Net pay', ALL.net],
  ] as const
  return (
    <div className="cortexhr-totals">
      {parts.map(([name, value]) => (
        <div key={name}>
          <span>{name}</span>
          <b>{naira(value)}</b>
        </div>
      ))}
    </div>
  )
}

function Since() {
  const { february, joined, left, rates, march } = sinceFebruary()
  const parts = [
    ['February, gross', february],
    ['3 joined', joined],
    ['1 left', left],
    ['2 rates changed', rates],
    ['March, gross', march],
  ] as const
  return (
    <div className="cortexhr-since">
      {parts.map(([name, value]) => (
        <div key={name}>
          <span>{name}</span>
          <b>{amount(value)}</b>
        </div>
      ))}
    </div>
  )
}

function Phone() {
  return (
    <div className="mockup-page">
      <div className="mockup-view-header">
        <div>
          <AppName mark="people">CortexHR</AppName>
        </div>
        <Chip tone="tint">Ready to approve</Chip>
      </div>
      <p className="mockup-note">Net pay of {RUN.length} people, March 2026</p>
      <p className="mockup-big">{naira(ALL.net)}</p>
      <table className="mockup-table cortexhr-phone-slips">
        <tbody>
          <tr>
            <th>Employee</th>
            <th className="mockup-align-right">Gross</th>
            <th className="mockup-align-right">PAYE</th>
            <th className="mockup-align-right">Net pay</th>
          </tr>
          {SHOWN.slice(1, 5).map((slip) => (
            <tr key={slip.name} className={classNames(slip === EXAMPLE && 'mockup-selected')}>
              <td>
                <b>{slip.name}</b>
              </td>
              <td className="mockup-align-right">{amount(slip.gross)}</td>
              <td className="mockup-align-right">{amount(slip.paye)}</td>
              <td className="mockup-align-right">
                <b>{amount(slip.net)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mockup-heading">Ngozi Eze: PAYE, step by step</p>
      <PayeSteps slip={EXAMPLE} width={27.1} height={8} />
      <div className="mockup-bottom">
        <MockupButton wide>Approve and pay {weekday('2026-03-27')}</MockupButton>
      </div>
    </div>
  )
}
