import { formatClubTime } from '../calendar/format-club-time.ts'
import { counted } from '../constants/labels.ts'

/** A departure that an approved invite opens, as its member finds it now. */
interface InvitedSeats {
  readonly isBooked: boolean
  /** Until when a seat is kept for the member or offered to them; null if none is. */
  readonly offeredUntil: Date | string | null
  /** The seats that anyone can book. */
  readonly free: number
}

/** Whether the member can book a seat now. */
export const canBookInvited = ({ isBooked, offeredUntil, free }: InvitedSeats): boolean =>
  !isBooked && (offeredUntil !== null || free > 0)

/** What someone can do whose request names a departure of an open trip that can no longer be booked, if another one can. */
export const bookAnotherText = 'You can book another departure of this trip without an invite.'

/** What the member of an approved invite can do about the departures that it opens, as mails and pages say it. */
export function invitedSeatsText(departures: readonly InvitedSeats[]): string {
  const [only, ...others] = departures
  if (!only) {
    return 'No departure of this trip can be booked at the moment. Your invite stays valid, and your account shows every new date.'
  }
  if (departures.some(({ isBooked }) => isBooked)) {
    return others.length > 0
      ? 'You already have a seat on one of its departures.'
      : 'You already have a seat on this departure.'
  }
  if (!departures.some(canBookInvited)) {
    return 'No seat is free at the moment. You can join the waitlist, and we email you as soon as we can offer you a seat.'
  }
  if (others.length > 0) {
    return 'You can book your seat now. Seats go to those who book first, unless we keep one for you.'
  }
  if (only.offeredUntil !== null) {
    return `You can book your seat now. We keep it for you until ${formatClubTime(only.offeredUntil)}.`
  }
  const free = counted(only.free, 'seat is free', 'seats are free')
  return `You can book your seat now. ${free} at the moment. Seats go to those who book first, and we keep none for you.`
}
