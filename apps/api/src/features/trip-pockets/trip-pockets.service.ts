import { destinationIn } from '@farandfew/domain/destinations'
import { returnDate } from '@farandfew/domain/groups'
import { addDays } from '@farandfew/domain/calendar'
import { phoneLabel } from '@farandfew/domain/club'
import { emergencyNumbers, type TripPocket } from '@farandfew/domain/trip-pockets'
import { itinerariesOf } from '@farandfew/domain/trips'
import { readClubIdentity } from '../../club/club-identity.queries.ts'
import { shortName } from '../../departures/departure-row.ts'
import { listHotels } from '../../departures/hotels.queries.ts'
import type { AppContext } from '../../context/context.ts'
import type { GroupAccess } from '../../groups/group-access.ts'
import { toGroupName } from '../../groups/group-name.ts'
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
