import { destinationIn } from '@farandfew/domain/destinations/destinations.ts'
import { returnDate } from '@farandfew/domain/departures/departure-dates.ts'
import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import { emergencyNumbers } from '@farandfew/domain/trip-pockets/emergency-numbers.derived.ts'
import type { TripPocket } from '@farandfew/domain/trip-pockets/trip-pocket.ts'
import { meetingText } from '@farandfew/domain/departures/meeting.ts'
import { itinerariesOf } from '@farandfew/domain/trips/trip-facts.ts'
import { readClubIdentity } from '../../platform/outbox/club-identity.queries.ts'
import { shortName } from '../departures/departure-row.ts'
import { listHotels } from '../departures/hotels.queries.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { GroupAccess } from '../groups/group-access.ts'
import { toGroupName } from '../groups/group-name.ts'
import { getPocketDeparture, listNames } from './trip-pockets.queries.ts'

/** The Trip Pocket of a departure as a member of its group sees it. */
export async function readTripPocket(
  { db }: Pick<AppContext, 'db'>,
  access: GroupAccess,
): Promise<TripPocket> {
  const { departureId } = access
  const [departure, hotels, names, club] = await Promise.all([
    getPocketDeparture(db, departureId),
    listHotels(db, departureId),
    listNames(db, access),
    readClubIdentity(db),
  ])
  const { title, departureDate, duration, tripDuration, destination } = departure
  const edition = itinerariesOf({ ...departure, duration: tripDuration }).find(
    (one) => one.duration === duration,
  )
  const slug = destinationIn(destination)
  return {
    departureId,
    title,
    destination: shortName(destination),
    departureDate,
    returnDate: returnDate(departureDate, duration),
    meeting: meetingText(departure),
    days: (edition?.itinerary ?? []).map((day) => ({
      ...day,
      date: addDays(departureDate, day.day - 1),
    })),
    hotels,
    emergency: slug ? emergencyNumbers[slug] : null,
    // A sample number must never be called in an emergency.
    clubPhone: club.phone === null || club.isSample ? null : phoneLabel(club.phone),
    // Only the host is listed in spite of a block, and sees everyone, without fields that need to be shown.
    members: names
      .filter(({ isBlocked, isHost }) => !isBlocked || isHost || access.isHost)
      .map((row) => {
        const { id, name } = toGroupName({
          ...row,
          shownFields: row.isBlocked ? [] : row.shownFields,
        })
        return { id, name, isHost: row.isHost }
      }),
  }
}
