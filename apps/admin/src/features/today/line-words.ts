import { refundByHand } from '@farandfew/domain/integrity/admin-integrity.ts'
import type { OpenWork, QueueName } from '@farandfew/domain/today/admin-today.ts'
import type { TodayLine } from '@farandfew/domain/today/today-lines.ts'
import { minimumGroup } from '@farandfew/domain/departures/guarantee.ts'
import type { BadgeTone } from '@farandfew/ui/badge/badge.tsx'
import { describeAge, describeTimeLeft } from '../../shared/format/describe-wait.ts'
import { paths } from '../../shared/paths.ts'

interface LineWords {
  /** What waits if it is one, and if it is several. */
  one: string
  many: string
  /** Where the first of it is dealt with. Of what is not in order: where its kind is. */
  path: (first: string) => string
  /** What its shortcut opens. */
  opens: string
}

/** What Today says of each queue, and where it leads. */
export const lineWords: Readonly<Record<QueueName, LineWords>> = {
  invites: {
    one: 'invite request is waiting for a decision',
    many: 'invite requests are waiting for a decision',
    path: (first) => paths.inviteIn('pending', first),
    opens: 'the oldest invite request',
  },
  inquiries: {
    one: 'inquiry is waiting for an answer',
    many: 'inquiries are waiting for an answer',
    path: (first) => paths.inquiry(Number(first)),
    opens: 'the oldest inquiry',
  },
  unwritten: {
    one: "approved applicant hasn't heard from us",
    many: "approved applicants haven't heard from us",
    path: (first) => paths.inviteIn('unwritten', first),
    opens: 'the approved applicant without a message',
  },
  lapsedHolds: {
    one: 'seat hold expired before it was paid',
    many: 'seat holds expired before they were paid',
    path: paths.lapsedHold,
    opens: 'the hold that ran out',
  },
  smallGroups: {
    one: 'departure is short of travellers',
    many: 'departures are short of travellers',
    path: () => paths.departuresThatLack('travellers'),
    opens: 'the departures that lack travellers',
  },
  waitlists: {
    one: 'full departure has a waitlist',
    many: 'full departures have a waitlist',
    path: () => paths.departuresThatLack('seats'),
    opens: 'the full departures with a waitlist',
  },
  integrity: {
    one: 'not in order',
    many: 'not in order',
    path: (kind) => (kind === refundByHand ? paths.refunds : paths.fault(kind)),
    opens: 'what is not in order',
  },
  messages: {
    one: 'message failed to send',
    many: 'messages failed to send',
    path: () => paths.messages,
    opens: 'the messages that failed',
  },
  reports: {
    one: 'report about a member is open',
    many: 'reports about members are open',
    path: (first) => paths.report(Number(first)),
    opens: 'the oldest report',
  },
  reviews: {
    one: 'review is waiting to be read',
    many: 'reviews are waiting to be read',
    path: () => paths.reviews,
    opens: 'the reviews that wait',
  },
}

/** What a line says after its count, and what its shortcut opens. */
export function wordsOf({ queue, open, fault }: TodayLine): { words: string; opens: string } {
  const { one, many, opens } = lineWords[queue]
  return fault
    ? { words: fault.words, opens: fault.words }
    : { words: open === 1 ? one : many, opens }
}

/** What a line says of a departure that it names. */
export const waitsOf = (
  { queue }: TodayLine,
  { waiting, seats }: OpenWork['smallGroups']['departures'][number],
): string =>
  queue === 'waitlists'
    ? `${waiting} waiting`
    : `${seats.booked} of ${seats.total} booked, ${minimumGroup} needed`

/** Something has failed, and no promise ends: the line says since when. */
const failures: readonly QueueName[] = ['lapsedHolds', 'integrity', 'messages', 'reports']
/** Hours before the end of a promise from which a line is marked. */
const nearHours = 6

/** How urgent a line is, in a word and a colour. */
export function describeUrgency(
  { queue, due, isPromised }: TodayLine,
  now: number,
): { tone: BadgeTone; words: string } {
  if (!isPromised || failures.includes(queue)) {
    const isNew = now - Date.parse(due) < 60_000
    const words = isNew ? 'Just now' : `For ${describeAge(due, now)}`
    return { tone: isPromised ? 'red' : 'neutral', words }
  }
  const { late, words } = describeTimeLeft(due, now)
  const isNear = Date.parse(due) - now < nearHours * 3_600_000
  return { tone: late ? 'red' : isNear ? 'amber' : 'neutral', words }
}
