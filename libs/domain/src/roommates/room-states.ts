import type { CalendarDate } from '../calendar/calendar-date.ts'

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
