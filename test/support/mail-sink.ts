import type { SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { openSmtpSink, type ReceivedMail } from './smtp-sink.ts'

/**
 * A real SMTP server on loopback that keeps what it is given; closed when the test ends.
 * @param refuses tells which mails it answers with 554 after reading them
 */
export async function startMailSink(
  options: SMTPServerOptions = {},
  refuses?: (mail: ReceivedMail) => boolean,
) {
  const sink = await openSmtpSink(options, refuses)
  onTestFinished(sink.close)
  return sink
}
