import { classNames } from '#src/ui/class-names.ts'
import { AppName } from '../AppName.tsx'
import { Chip } from '../Chip.tsx'
import { DrawnButton } from '../DrawnButton.tsx'
import { Fact } from '../Fact.tsx'
import { amount, naira, weekday } from '../figures.ts'
import { MockupFrame } from '../MockupFrame.tsx'
import type { ScreenProps } from '../mockup.ts'
import { SideNav } from '../SideNav.tsx'
import { Trail } from '../Trail.tsx'
import { ViewHead } from '../ViewHead.tsx'
import { PayeSteps } from './PayeSteps.tsx'
import { EXAMPLE, RUN, SHOWN, sinceFebruary, totals } from './payroll.ts'
import { Slips } from './Slips.tsx'
import { TaxByBand } from './TaxByBand.tsx'

/** CortexHR at work: a month's payroll of 248 people, before it is approved. */
export function CortexhrMockup({ variant }: ScreenProps) {
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
    <div className="screen-columns screen-with-side">
      <SideNav
        mark="people"
        app="CortexHR"
        items={['Overview', 'People', 'Payroll', 'Leave', 'Recruitment', 'Performance', 'Reports']}
        active="Payroll"
        foot={['Kuje Grain Exchange', `${RUN.length} staff, 6 locations`]}
      />
      <div className="screen-main">
        <ViewHead title="Payroll, March 2026" note={`Run 03, to be paid ${weekday('2026-03-27')}`}>
          <Chip tone="tint">Ready to approve</Chip>
          <DrawnButton>Approve and pay</DrawnButton>
        </ViewHead>
        <Totals />
        <Slips />
        <Since />
      </div>
      <div className="screen-side">
        <p className="screen-heading">Ngozi Eze: PAYE, step by step</p>
        <PayeSteps slip={EXAMPLE} width={17.3} height={8.6} />
        <TaxByBand slip={EXAMPLE} />
        <p className="screen-heading">To remit</p>
        {REMITTANCES.map(({ name, note, value }) => (
          <Fact key={name} name={name} note={note} value={naira(value)} />
        ))}
        <p className="screen-heading">Sign-off</p>
        <Trail steps={SIGNATURES} />
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
    <div className="screen-sheet">
      <div className="screen-top">
        <div>
          <AppName mark="people">CortexHR</AppName>
        </div>
        <Chip tone="tint">Ready to approve</Chip>
      </div>
      <p className="screen-note">Net pay of {RUN.length} people, March 2026</p>
      <p className="screen-big">{naira(ALL.net)}</p>
      <table className="screen-table cortexhr-phone-slips">
        <tbody>
          <tr>
            <th>Employee</th>
            <th className="screen-right">Gross</th>
            <th className="screen-right">PAYE</th>
            <th className="screen-right">Net pay</th>
          </tr>
          {SHOWN.slice(1, 5).map((slip) => (
            <tr key={slip.name} className={classNames(slip === EXAMPLE && 'screen-chosen')}>
              <td>
                <b>{slip.name}</b>
              </td>
              <td className="screen-right">{amount(slip.gross)}</td>
              <td className="screen-right">{amount(slip.paye)}</td>
              <td className="screen-right">
                <b>{amount(slip.net)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="screen-heading">Ngozi Eze: PAYE, step by step</p>
      <PayeSteps slip={EXAMPLE} width={27.1} height={8} />
      <div className="screen-bottom">
        <DrawnButton wide>Approve and pay {weekday('2026-03-27')}</DrawnButton>
      </div>
    </div>
  )
}
