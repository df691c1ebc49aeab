import type { WaitlistPlace } from '@farandfew/domain/waitlist/waitlist.ts'
import { formatClubTime } from '@farandfew/domain/calendar/format-club-time.ts'

type OwnSeat = Pick<WaitlistPlace, 'isKept'> & { offeredUntil: string }

/** Until when a seat is the member's: one that an operator keeps for them, or one that the waitlist offers. */
export const ownSeatText = ({ isKept, offeredUntil }: OwnSeat): string =>
  `A seat is ${isKept ? 'kept for you' : 'yours to book'} until ${formatClubTime(offeredUntil)}.`

const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
}

/** 'You are 2nd on the waitlist.' */
export function placeInLineText(position: number): string {
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(position)
  return `You are ${position}${endings[rule] ?? 'th'} on the waitlist.`
}

/** What a member who asked for a mail can expect. */
export const noticeNote =
  'We will email you once when a seat comes back. Whoever books it first then has it.'

/** What a member who waits can expect. */
export const waitingNote = "We'll email you when a seat is yours to book."
