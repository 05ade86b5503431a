import type { SMTPServerOptions } from 'smtp-server'
import {
  invalidReply,
  limitData,
  lowBandwidth,
  passThrough,
  resetAfterData,
  resetPeer,
  type Toxic,
  timeout,
  timeoutAfterData,
} from '../support/fault-proxy.ts'
import type { ReceivedMail } from '../support/mail-sink.ts'
import type { ServerProcess } from '../support/spawn-server.ts'
import { until } from '../support/wait.ts'

/** Number of messages that are submitted during each fault. */
export const MESSAGES = 10

/** Sum of one lease (two minutes), the longest back-off that a fault causes, and a margin. */
export const DELIVERY_TIMEOUT_MS = 300_000

const LOST_REPLIES = 3
const KILLS = 3

type IsOver = () => boolean

/** A way in which a mail relay fails for a while. */
export type RelayFault = {
  name: string
  /** Expected duplicate mails. Each lost reply to DATA causes one, which no SMTP client can avoid (RFC 1047). */
  duplicates: number
  /** True if the fault takes minutes. The short form of the scenario skips such faults. */
  isSlow?: boolean
  /** Returns the toxic for a connection to the relay; connections are numbered from 0. */
  toxic?: (connection: number, isOver: IsOver) => Toxic
  relay?: (isOver: IsOver) => SMTPServerOptions
  /** Resolves when the fault must end. Without this function, a fault lasts a fixed time. */
  waitForEnd?: (parts: {
    restart: () => Promise<ServerProcess>
    server: ServerProcess
    mails: ReceivedMail[]
  }) => Promise<void>
}

export const RELAY_FAULTS: readonly RelayFault[] = [
  { name: 'resets connections', duplicates: 0, toxic: untilOver(() => resetPeer) },
  { name: 'does not reply', duplicates: 0, toxic: untilOver(() => timeout) },
  { name: 'sends invalid replies', duplicates: 0, toxic: untilOver(() => invalidReply) },
  { name: 'sends only the first byte of a reply', duplicates: 0, toxic: untilOver(() => limitData) },
  { name: 'sends one byte a second', duplicates: 0, isSlow: true, toxic: untilOver(lowBandwidth) },
  { name: 'answers 451', duplicates: 0, relay: rejectRecipients(451) },
  {
    name: 'answers 550 until it is fixed and `inbox retry` runs',
    duplicates: 0,
    isSlow: true,
    relay: rejectRecipients(550),
    waitForEnd: async ({ server }) => {
      await until(
        () => server.output().split('mail permanently rejected').length > MESSAGES,
        DELIVERY_TIMEOUT_MS,
      )
    },
  },
  {
    name: `loses the reply to DATA ${LOST_REPLIES} times`,
    duplicates: LOST_REPLIES,
    toxic: (connection) => (connection < LOST_REPLIES ? resetAfterData() : passThrough),
  },
  {
    name: `has the mail when its sender is killed, ${KILLS} times`,
    duplicates: KILLS,
    isSlow: true,
    toxic: (connection) => (connection < KILLS ? timeoutAfterData() : passThrough),
    waitForEnd: async ({ restart, server, mails }) => {
      let sender = server
      for (let kill = 1; kill <= KILLS; kill++) {
        await until(() => mails.length >= kill, DELIVERY_TIMEOUT_MS, 1)
        await sender.kill()
        sender = await restart()
      }
    },
  },
]

function untilOver(createToxic: () => Toxic) {
  return (_: number, isOver: IsOver): Toxic => (isOver() ? passThrough : createToxic())
}

function rejectRecipients(responseCode: number) {
  return (isOver: IsOver): SMTPServerOptions => ({
    onRcptTo: (_, __, done) => done(isOver() ? null : Object.assign(new Error('rejected'), { responseCode })),
  })
}
