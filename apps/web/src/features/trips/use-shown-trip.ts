import { type TripAction, tripAction } from '@farandfew/domain/trips/trip-action.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { itinerariesOf } from '@farandfew/domain/trips/trip-facts.ts'
import { tripOn } from '@farandfew/domain/trips/trip-on.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import type { OwnBooking, OwnBookings } from '../departures/own-booking.ts'
import { type GoneDeparture, useChosenDeparture } from '../departures/use-chosen-departure.ts'
import type { TripDeparture } from '../departures/use-trip-departures.ts'
import { tripSeatLink } from '../../shared/paths.ts'

/** What a trip's page is about: one departure, which decides the whole page (docs/product.md#the-page-of-a-trip). */
export interface ShownTrip {
  /** The trip, with the shown departure in the place of the next one. */
  readonly trip: Trip
  /** The departure in the URL, if it can still be chosen: what is saved and shared. */
  readonly chosen: TripDeparture | undefined
  /** The departure in the URL, if it is closed or has left: the page says so. */
  readonly gone: GoneDeparture | undefined
  /** Undefined if no departure has the shown length, or none is ahead. */
  readonly departure: TripDeparture | undefined
  /** The club's date; undefined until the API has answered. */
  readonly today: CalendarDate | undefined
  /** The other departures that are not closed. */
  readonly others: readonly TripDeparture[]
  /** The length of the shown itinerary in days. */
  readonly days: number
  /** The member's own booking of the departure, if they have one. */
  readonly own: OwnBooking | undefined
  /** The words next to the main button, its label, and where it leads, for everyone without a booking. */
  readonly action: TripAction & { readonly href: string }
  /** Shows the next departure of another length, or the length alone if it has none. */
  readonly choose: (days: number) => void
}

/**
 * The departure in the URL, otherwise the next one of the length in the URL, which may be that of a departure that is gone,
 * otherwise the trip's next one.
 */
export function useShownTrip(trip: Trip, bookings: OwnBookings): ShownTrip {
  const { open, today, chosen, gone, params, change } = useChosenDeparture(trip.id)
  const lengths = itinerariesOf(trip).map(({ duration }) => duration)
  const next = open.find(({ id }) => id === trip.nextDeparture?.id)
  const only = lengths.find((days) => String(days) === params.get('days') || days === gone?.days)

  const ofLength = (days: number) => {
    const found = open.filter((one) => one.days === days)
    return found.find(({ spotsRemaining }) => spotsRemaining !== 0) ?? found[0]
  }

  const isOther = !chosen && only !== undefined && only !== trip.nextDeparture?.duration
  const departure = isOther ? ofLength(only) : (chosen ?? next)
  const isUndated = isOther && !departure
  const isNext = departure === undefined || departure.id === trip.nextDeparture?.id
  const undated = isUndated ? { ...trip, nextDeparture: null } : trip
  const shown = isNext ? undated : tripOn(trip, departure)
  const sold = shown.nextDeparture?.duration ?? only

  return {
    trip: shown,
    chosen,
    gone,
    departure,
    today,
    others: open.filter(({ id }) => id !== shown.nextDeparture?.id),
    days: lengths.find((days) => days === sold) ?? trip.duration,
    own: bookings[shown.nextDeparture?.id ?? 0],
    action: { ...tripAction(shown), href: tripSeatLink(shown) },
    choose: (days) => {
      const best = ofLength(days)
      const isDefault = best !== undefined && best.id === trip.nextDeparture?.id
      change({
        departure: best && !isDefault ? String(best.id) : undefined,
        days: best ? undefined : String(days),
      })
    },
  }
}
