/** The only address that may become a worker: the policy gives it out whatever it is asked for. */
const WORKER = '/sw.js'

type Policy = { createScriptURL(url: string): string }
type TrustedTypes = { createPolicy(name: 'offline', rules: Policy): Policy }

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData?: boolean } }

// Keeps visited pages and the contact details for reading without network; not where data is dear.
if (import.meta.env.PROD && serviceWorker && !connection?.saveData)
  addEventListener('load', () => {
    const url = trustedTypes?.createPolicy('offline', { createScriptURL: () => WORKER }).createScriptURL('')
    serviceWorker.register(url ?? WORKER).catch(() => {})
  })
