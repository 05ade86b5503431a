import { Chip } from '../Chip.tsx'
import { naira, weekday } from '../format.ts'
import { LabelledValue } from '../LabelledValue.tsx'
import { MockupButton } from '../MockupButton.tsx'
import { SideNav } from '../SideNav.tsx'
import { StepList } from '../StepList.tsx'
import { ViewHeader } from '../ViewHeader.tsx'
import { ChangesSinceFebruary } from './ChangesSinceFebruary.tsx'
import { PayeSteps } from './PayeSteps.tsx'
import { PayslipTable } from './PayslipTable.tsx'
import { ALL, EXAMPLE, RUN } from './payroll.ts'
import { RunTotals } from './RunTotals.tsx'
import { TaxByBand } from './TaxByBand.tsx'

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

/** The payroll run with totals, payslips, tax and sign-off. */
export function CortexhrFull() {
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
        <RunTotals />
        <PayslipTable />
        <ChangesSinceFebruary />
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
