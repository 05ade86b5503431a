import CMS from '@sveltia/cms'

// Runs in the browser at /edit. Reading, printing and checking a file is the work of the development server, which
// knows the content schemas: serve-editor.ts.
type Format = { kind: string; extension: string }

const { config, formats } = await (await fetch('/edit/config.json')).json()

for (const { kind, extension } of formats as Format[])
  CMS.registerCustomFormat(kind, extension, {
    fromFile: (text) => post(`/edit/read?kind=${kind}`, text),
    toFile: async (form) => (await post(`/edit/print?kind=${kind}`, JSON.stringify(form))).text,
  })

CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const form = JSON.stringify(entry.toJS().data)
    const { problems } = await post(`/edit/check?file=${entry.get('path')}`, form)
    // Sveltia shows the message of the cause in a dialog, and does not save.
    if (problems.length > 0) throw new Error('saving_failed', { cause: new Error(problems.join('\n')) })
  },
})

CMS.init({ config })
showProblems()

/** Lists what the content check says about the saved files at the lower edge of the window. */
function showProblems(): void {
  const list = document.querySelector('#problems') as HTMLElement
  new EventSource('/edit/problems').addEventListener('message', ({ data }) => {
    const problems: string[] = JSON.parse(data)
    list.hidden = problems.length === 0
    list.replaceChildren(
      ...problems.map((problem) => Object.assign(document.createElement('li'), { textContent: problem })),
    )
  })
}

// biome-ignore lint/suspicious/noExplicitAny: the answers have a different form for each address
async function post(address: string, body: string): Promise<any> {
  const response = await fetch(address, { method: 'POST', body })
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}
