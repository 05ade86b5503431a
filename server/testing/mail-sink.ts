import type { SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { openSmtpSink } from './smtp-sink.ts'

/** A real SMTP server on loopback that keeps what it is given; closed when the test ends. */
export async function startMailSink(options: SMTPServerOptions = {}) {
  const sink = await openSmtpSink(options)
  onTestFinished(sink.close)
  return sink
}
