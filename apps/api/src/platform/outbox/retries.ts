import type { DeliveryReason } from '@farandfew/domain/messages/delivery-reasons.ts'

/** What decides when a message is tried again. `tries` counts the attempts, this one included. */
interface Tried {
  readonly reason?: DeliveryReason
  readonly channel: 'mail' | 'sms'
  readonly urgent: boolean
  readonly tries: number
}

/** The most attempts: a mail is tried for about a day, a text message as long as its code is valid. */
export const maxTries = { mail: 30, sms: 6 } as const

/** Seconds from one attempt to the next: doubled each time, at most an hour. */
const firstWait = { urgent: 5, other: 30 }
const longestWait = 3600
/** At least so long if the server may have the message: another attempt may deliver it a second time. */
const unconfirmedWait = 1800
/** How far a wait may differ, so that many messages that failed together are not tried together. */
const jitter = 0.2

/**
 * Seconds until the next attempt, undefined if there is none.
 * @param random from 0 to 1
 */
export function secondsUntilRetry(
  { channel, urgent, tries, reason }: Tried,
  random: number = Math.random(),
): number | undefined {
  if (tries >= maxTries[channel]) return undefined
  const grown = (urgent ? firstWait.urgent : firstWait.other) * 2 ** (tries - 1)
  const wait = reason === 'unconfirmed' ? Math.max(grown, unconfirmedWait) : grown
  return Math.min(wait, longestWait) * (1 - jitter + 2 * jitter * random)
}
