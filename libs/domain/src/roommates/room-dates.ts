import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'

// In days before departure. The group is decided 30 days before.
/** Members say until this day that they share a room, and with which wishes. The club proposes rooms the day after. */
export const roomWishDays = 21
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

/** The dates of a departure's rooms. */
export const roomDates = (departureDate: CalendarDate): RoomDates => ({
  wishesUntil: addDays(departureDate, -roomWishDays),
  lastProposalOn: addDays(departureDate, -lastProposalDays),
  lastAnswerOn: addDays(departureDate, -lastAnswerDays),
})

/** The last day to answer rooms that are proposed on `today`. */
export function answerDate(departureDate: CalendarDate, today: CalendarDate): CalendarDate {
  const last = roomDates(departureDate).lastAnswerOn
  const full = addDays(today, roomAnswerDays)
  return full < last ? full : last
}

/** Whether the club may propose rooms, by itself from the day after the wishes end, or because an operator asks for it. */
export function mayPropose(
  { departureDate, rounds }: { departureDate: CalendarDate; rounds: number },
  { today, asked = false }: { today: CalendarDate; asked?: boolean },
): boolean {
  const { wishesUntil, lastProposalOn } = roomDates(departureDate)
  return rounds < maxRoomRounds && today <= lastProposalOn && (asked || today > wishesUntil)
}
