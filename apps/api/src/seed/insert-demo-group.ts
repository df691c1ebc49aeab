import { addDays, daysBetween } from '@farandfew/domain/calendar/calendar-date.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import { roomPreferenceDays } from '@farandfew/domain/roommates/room-states.ts'
import type { Db } from '../platform/db/connect.ts'
import type { TravelKey } from '../platform/secrets/travel-keys.ts'
import { sealDetails } from '../club/travel-details/seal-details.ts'
import { type DemoGroup, storyToday, travelDetailsOfMay } from './demo-groups.ts'
import { demoDepartures, demoHotels } from './demo-journeys.ts'
import type { DemoIds } from './demo-members.ts'

/** The real instant of a time of the story, 'YYYY-MM-DD HH:MM' in India: the story's today is the day of the first start. */
export function inIndia(at: string): Date {
  const [date = '', time = ''] = at.split(' ')
  const realDate = addDays(dateInKolkata(new Date()), daysBetween(storyToday, date))
  return new Date(`${realDate}T${time}:00+05:30`)
}

/** What the members of a departure have on their group page. */
export async function insertGroup(trx: Db, group: DemoGroup, idOf: DemoIds): Promise<void> {
  const { departureId } = group
  if (group.arrivals.length > 0) {
    const rows = group.arrivals.map(({ username, ...arrival }) => ({
      departureId,
      userId: idOf(username),
      ...arrival,
    }))
    await trx.insertInto('groupArrivals').values(rows).execute()
  }
  const lastMessage = inIndia(group.messages.at(-1)?.at ?? '')
  await trx
    .insertInto('groupChecklistItems')
    .values(
      group.sharedItems.map(({ label, writtenBy, takenBy, isDone = false }) => ({
        departureId,
        label,
        writtenBy: idOf(writtenBy),
        takenBy: takenBy === undefined ? null : idOf(takenBy),
        doneBy: isDone && takenBy !== undefined ? idOf(takenBy) : null,
        doneAt: isDone ? lastMessage : null,
      })),
    )
    .execute()
  await insertConversation(trx, group, idOf)
  if (group.preferences.length > 0) await insertRooms(trx, group, idOf)
}

async function insertConversation(
  trx: Db,
  { departureId, messages, read }: DemoGroup,
  idOf: DemoIds,
): Promise<void> {
  const added = await trx
    .insertInto('groupMessages')
    .values(
      messages.map(({ from, at, text, isPinned = false }) => ({
        departureId,
        userId: idOf(from),
        text,
        postedAt: inIndia(at),
        pinnedAt: isPinned ? inIndia(at) : null,
      })),
    )
    .returning('id')
    .execute()
  const ids = added.map(({ id }) => id).sort((one, other) => one - other)
  const idAt = (place: number) => ids[place] as number
  for (const [place, { answers }] of messages.entries()) {
    if (answers === undefined) continue
    await trx
      .updateTable('groupMessages')
      .set({ replyTo: idAt(answers) })
      .where('id', '=', idAt(place))
      .execute()
  }
  const reactions = messages.flatMap(({ liked = [] }, place) =>
    liked.map((username) => ({
      messageId: idAt(place),
      userId: idOf(username),
      reaction: 'heart' as const,
    })),
  )
  await trx.insertInto('messageReactions').values(reactions).execute()
  const members = await trx
    .selectFrom('groupMembers')
    .select('userId')
    .where('departureId', '=', departureId)
    .execute()
  const readBy = new Map(Object.entries(read).map(([username, count]) => [idOf(username), count]))
  await trx
    .insertInto('groupReadPositions')
    .values(
      members.map(({ userId }) => ({
        departureId,
        userId,
        messageId: idAt((readBy.get(userId) ?? messages.length) - 1),
      })),
    )
    .execute()
}

async function insertRooms(
  trx: Db,
  { departureId, preferences, room }: DemoGroup,
  idOf: DemoIds,
): Promise<void> {
  await trx
    .insertInto('roomWishes')
    .values(
      preferences.map(({ username, ...stored }) => ({
        departureId,
        userId: idOf(username),
        ownRoom: stored.ownRoom ?? null,
        wantsQuiet: stored.wantsQuiet ?? false,
        isEarlyRiser: stored.isEarlyRiser ?? false,
        snores: stored.snores ?? false,
        mindsSnoring: stored.mindsSnoring ?? false,
        sameGenderOnly: false,
      })),
    )
    .execute()
  if (!room) return
  const { departureDate } = await trx
    .selectFrom('tripSchedules')
    .select('departureDate')
    .where('id', '=', departureId)
    .executeTakeFirstOrThrow()
  const [firstUserId = 0, secondUserId = 0] = room.map(idOf).sort((one, other) => one - other)
  const { id } = await trx
    .insertInto('rooms')
    .values({
      departureId,
      firstUserId,
      secondUserId,
      round: 1,
      state: 'fixed',
      firstAnswer: true,
      secondAnswer: true,
      answerBy: addDays(departureDate, -roomPreferenceDays + 6),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('roomMembers')
    .values([firstUserId, secondUserId].map((userId) => ({ departureId, userId, roomId: id })))
    .execute()
}

/** What some members have entered for the departure in May, encrypted. */
export async function insertTravelDetails(
  trx: Db,
  idOf: DemoIds,
  travelKeys: readonly TravelKey[],
): Promise<void> {
  if (travelKeys.length === 0) return
  const bookings = await trx
    .selectFrom('bookings')
    .select(['id', 'userId'])
    .where('tripScheduleId', '=', demoDepartures.may)
    .execute()
  const rows = travelDetailsOfMay.flatMap(({ username, ...details }) => {
    const userId = idOf(username)
    const booking = bookings.find((one) => one.userId === userId)
    if (!booking) return []
    const place = { bookingId: booking.id, userId }
    return [{ ...place, ...sealDetails(details, place, travelKeys) }]
  })
  await trx.insertInto('travelDetails').values(rows).execute()
}

export async function insertHotels(trx: Db): Promise<void> {
  const departures = await trx
    .selectFrom('tripSchedules')
    .select(['id', 'departureDate'])
    .where('id', 'in', Object.values(demoDepartures))
    .execute()
  const rows = demoHotels.flatMap(({ departureId, hotels }) => {
    const departure = departures.find(({ id }) => id === departureId)
    return hotels.map(({ night, ...hotel }) => ({
      ...hotel,
      departureId,
      firstNight: addDays(departure?.departureDate ?? '', night),
    }))
  })
  await trx.insertInto('departureHotels').values(rows).execute()
}
