import { countQuarantined, crossValidate, measureHeldOut } from './measure-corpus.ts'

// npm run measure:spam: counts what the spam score quarantines of the messages held out (docs/decisions/0016-spam-model.md).
// --training cross-validates the training messages instead. --errors also prints the messages with a wrong decision.
const measured = process.argv.includes('--training') ? crossValidate() : measureHeldOut()
const groups = ['all', ...new Set(measured.flatMap(({ language, kind }) => [language, kind]))]
const rows = groups.map((group) => {
  const samples = measured.filter(({ language, kind }) => ['all', language, kind].includes(group))
  const [real, spam] = (['real', 'spam'] as const).map((label) => {
    const { count, total } = countQuarantined(samples, label)
    return `${count}/${total}`
  })
  return [group, { real, spam }] as const
})
console.table(Object.fromEntries(rows))
if (process.argv.includes('--errors'))
  for (const { label, language, kind, text, quarantinedFor } of measured)
    if ((label === 'real') === (quarantinedFor !== undefined))
      console.log(`\n${label} ${language} ${kind} ${quarantinedFor ?? ''}\n${text}`)
