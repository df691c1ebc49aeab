import { type CalendarDate, addDays, earlier, later } from '../calendar/calendar-date.ts'

/** `proposed` until both have answered or the last day has passed; `fixed` if both said yes. */
export const roomStates = ['proposed', 'fixed', 'ended'] as const
export type RoomState = (typeof roomStates)[number]

/** A room for two. */
export interface SharedRoom {
  readonly state: RoomState
  /** What the two members said; null until they do. */
  readonly answers: readonly [boolean | null, boolean | null]
  /** The last day to answer. */
  readonly answerBy: CalendarDate
}

export type RoomEvent =
  | {
      readonly kind: 'answer'
      readonly by: 0 | 1
      readonly yes: boolean
      readonly today: CalendarDate
    }
  | { readonly kind: 'day'; readonly today: CalendarDate }
  /** One of the two can no longer share it: they left the group, or there is a block between the two. */
  | { readonly kind: 'apart' }

/** The state of a proposal by its answers. A no ends it only when the other has answered too, so that silence hides it. */
function stateOf([first, second]: SharedRoom['answers']): RoomState {
  if (first === true && second === true) return 'fixed'
  return first === null || second === null ? 'proposed' : 'ended'
}

/**
 * The room after an event; undefined if the event does not change it. An answer can be changed while the room is
 * proposed. A fixed room ends only if the two can no longer share it.
 */
export function nextRoom(room: SharedRoom, event: RoomEvent): SharedRoom | undefined {
  if (room.state === 'ended') return undefined
  if (event.kind === 'apart') return { ...room, state: 'ended' }
  if (room.state === 'fixed') return undefined
  const isOver = event.today > room.answerBy
  if (event.kind === 'day') return isOver ? { ...room, state: 'ended' } : undefined
  if (isOver || room.answers[event.by] === event.yes) return undefined
  const [first, second] = room.answers
  const answers = event.by === 0 ? ([event.yes, second] as const) : ([first, event.yes] as const)
  return { ...room, answers, state: stateOf(answers) }
}

// In days before departure.
/** Members say until this day that they share a room, and with which preferences. The club proposes rooms the day after. */
export const roomPreferenceDays = 21
/** The last day on which the club proposes rooms. */
export const lastProposalDays = 7
/** The last day on which members answer. */
export const lastAnswerDays = 5

/** Days that both members have to answer a proposal. */
export const roomAnswerDays = 5
/** Days before the last one on which a member who has not answered is reminded. */
export const roomReminderDays = 1
/** The most times that the club proposes rooms for one departure. */
export const maxRoomRounds = 5

export interface RoomDates {
  /** The last day on which a member can say that they share a room. */
  readonly wishesUntil: CalendarDate
  /** The last day on which the club proposes rooms. */
  readonly lastProposalOn: CalendarDate
  /** The last day on which a member can answer. */
  readonly lastAnswerOn: CalendarDate
}

export const roomDates = (departureDate: CalendarDate): RoomDates => ({
  wishesUntil: addDays(departureDate, -roomPreferenceDays),
  lastProposalOn: addDays(departureDate, -lastProposalDays),
  lastAnswerOn: addDays(departureDate, -lastAnswerDays),
})

/** The last day to answer rooms that are proposed on `today`. */
export function answerDate(departureDate: CalendarDate, today: CalendarDate): CalendarDate {
  return earlier(addDays(today, roomAnswerDays), roomDates(departureDate).lastAnswerOn)
}

/** Whether the club may propose rooms, by itself from the day after the preferences end, or because an operator asks for it. */
export function mayPropose(
  { departureDate, rounds }: { departureDate: CalendarDate; rounds: number },
  { today, asked = false }: { today: CalendarDate; asked?: boolean },
): boolean {
  const { wishesUntil, lastProposalOn } = roomDates(departureDate)
  return rounds < maxRoomRounds && today <= lastProposalOn && (asked || today > wishesUntil)
}

/**
 * The last day on which a member without a room learns more: a proposal, or that they have a private room. Null if no more
 * rooms are proposed.
 * @param openUntil the last day to answer the rooms that are proposed now; null if there are none
 */
export function roomNewsDate(
  departure: { departureDate: CalendarDate; rounds: number },
  { today, openUntil }: { today: CalendarDate; openUntil: CalendarDate | null },
): CalendarDate | null {
  if (!mayPropose(departure, { today, asked: true })) return null
  const { wishesUntil, lastProposalOn } = roomDates(departure.departureDate)
  const answered = openUntil === null ? today : addDays(openUntil, 1)
  return earlier(later(addDays(wishesUntil, 1), answered), addDays(lastProposalOn, 1))
}
