import { decideGroup } from '@farandfew/domain/bookings'
import type { CalendarDate } from '@farandfew/domain/calendar'

interface ClosingDeparture {
  readonly departureDate: CalendarDate
  readonly isActive: boolean
  readonly groupDecision: 'confirmed' | 'cancelled' | null
  /** Confirmed bookings. */
  readonly sold: number
}

/** Whether the departure was or would be cancelled today for want of travellers: a seat sold now would be refunded. */
const lacksGroup = (departure: ClosingDeparture, today: CalendarDate): boolean => {
  const { groupDecision, departureDate, sold: confirmed } = departure
  return (groupDecision ?? decideGroup({ departureDate, confirmed }, today)) === 'cancelled'
}

/** Whether nobody can book the departure any more: it has left, was taken off the schedule, or will not take place. */
export const isClosed = (departure: ClosingDeparture, today: CalendarDate): boolean =>
  !departure.isActive || departure.departureDate <= today || lacksGroup(departure, today)
