import { countQuarantined, crossValidate, type Measured, measureHeldOut } from './measure-corpus.ts'

// npm run measure:spam: scores messages that the model was not trained on (docs/decisions/0016-spam-model.md).
// --training leaves out the held-out messages. --errors also prints the messages with a wrong decision.
const isTraining = process.argv.includes('--training')
const crossValidated = crossValidate()
const measured = isTraining ? crossValidated : measureHeldOut()
console.log('quarantined/messages'.padEnd(28), 'real'.padStart(8), 'spam'.padStart(8))
if (!isTraining) printRow('held out', measured)
printRow('cross-validation', crossValidated)
for (const property of ['language', 'kind'] as const) {
  console.log(`\nby ${property}`)
  for (const value of [...new Set(measured.map((sample) => sample[property]))].sort())
    printRow(
      value,
      measured.filter((sample) => sample[property] === value),
    )
}
if (process.argv.includes('--errors'))
  for (const { label, language, kind, text, quarantinedFor } of measured)
    if ((label === 'real') === (quarantinedFor !== undefined))
      console.log(`\n${label} ${language} ${kind} ${quarantinedFor ?? ''}\n${text}`)

function printRow(name: string, samples: readonly Measured[]): void {
  const cells = (['real', 'spam'] as const).map((label) => {
    const { count, total } = countQuarantined(samples, label)
    return (total === 0 ? '-' : `${count}/${total}`).padStart(8)
  })
  console.log(name.padEnd(28), ...cells)
}
