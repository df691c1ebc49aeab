import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { durationLabel } from '@farandfew/domain/constants/labels.ts'
import { decisionDate, flightsText } from '@farandfew/domain/departures/guarantee.ts'
import { meetingText } from '@farandfew/domain/departures/meeting.ts'
import { visaText } from '@farandfew/domain/trips/visa-texts.ts'
import { returnDate } from '@farandfew/domain/departures/departure-dates.ts'
import type { BookedTrip } from './booked-trip.queries.ts'
import type { SoldDeparture } from './sold-departure.queries.ts'

interface Fact {
  label: string
  value: string
}

function flightsValue({ arrivals }: BookedTrip, departure: SoldDeparture): string {
  const { departureDate, duration } = departure
  const arrival = arrivals?.find((one) => one.duration === duration)
  const lines = [
    flightsText({ ...departure, decisionDate: decisionDate(departure) }),
    arrival &&
      `Land at ${arrival.arriveAt} by ${arrival.arriveBy} on ${formatDate(departureDate)}, and leave from ${arrival.leaveFrom} after ${arrival.leaveAfter} on ${formatDate(returnDate(departureDate, duration))}. These are local times.`,
  ]
  return lines.filter(Boolean).join('\n')
}

/** What a member should know of a trip that they have just booked, each fact with its label. */
export function factsOfBookedTrip(booked: BookedTrip, departure: SoldDeparture): Fact[] {
  const { departureDate, duration, host } = departure
  const meeting = meetingText(departure)
  return [
    {
      label: 'Dates',
      value: `${formatDate(departureDate)} to ${formatDate(returnDate(departureDate, duration))}\n${durationLabel(duration)}. The attached file adds them to your calendar.`,
    },
    {
      label: 'Host',
      value: host?.name ?? 'Not named yet. Your booking page shows your host as soon as we know.',
    },
    ...(meeting === null ? [] : [{ label: 'Meeting', value: meeting }]),
    { label: 'Flights', value: flightsValue(booked, departure) },
    { label: 'Visa', value: visaText(booked.visa) },
  ]
}
