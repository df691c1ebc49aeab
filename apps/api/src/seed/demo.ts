import { addDays } from '@farandfew/domain/calendar'
import { firstScheduleDate } from '@farandfew/domain/schedule'
import { cancellationTerms, initialTaxRates, splitPrice } from '@farandfew/domain/bookings'
import { randomUUID } from 'node:crypto'
import { tierPrice } from '@farandfew/domain/constants'
import { matchTrips, profileOf, refusedAnswers } from '@farandfew/domain/quiz'
import type { Insertable } from 'kysely'
import { listActiveQuestions, listQuizTrips } from '../features/quiz/quiz.queries.ts'
import { storeQuizResponse } from '../features/quiz/quiz-responses.queries.ts'
import type { Db } from '../db/connect.ts'
import { usernameSkeleton } from '../members/username-skeleton.ts'
import { writeSetting } from '../db/settings.ts'
import type { BookingsTable, UsersTable } from '../db/tables.ts'
import {
  demoHotels,
  inviteRequests,
  pastDepartures,
  quickRequest,
  quizAnswers,
  demoDepartures,
} from './demo-journeys.ts'
import { arrivals, mayaShows, messages, sharedItems } from './demo-group.ts'
import { companions, type DemoMember, host, maya } from './demo-members.ts'
import { bumpSequence } from './sequences.ts'

interface DemoHashes {
  /** Hash of the demo member's password. */
  known: string
  /** Hash of a password that no one knows. */
  unknown: string
}

/** Price of a seat on a 4-day departure, in paise. */
const seatPrice = tierPrice(2) * 100
const spotsOfPast = 12

/** Long enough ago that no demo booking is pending. */
const bookedAt = new Date(Date.now() - 30 * 86_400_000)

/** Whether a real member has a demo username, or one that looks like it. Then the demo is not added. */
async function isNameTaken(trx: Db): Promise<boolean> {
  const names = [maya, host, ...companions].map(({ username }) => username)
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where((is) =>
      is.or([
        is('usernameKey', 'in', names),
        is('usernameSkeleton', 'in', names.map(usernameSkeleton)),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** Records that the demo was added, and returns whether this is the first time. Removed demo rows are not added again. */
async function isFirstTime(trx: Db): Promise<boolean> {
  const mark = randomUUID()
  return (await writeSetting(trx, 'seed.demo', mark)) === mark
}

const companionRow = (
  member: Omit<DemoMember, 'seat'>,
  passwordHash: string,
): Insertable<UsersTable> => ({
  username: member.username,
  passwordHash,
  email: `${member.username}@members.example`,
  emailVerifiedAt: new Date(),
  firstName: member.firstName,
  lastName: member.lastName,
  ageGroup: member.ageGroup,
  gender: member.gender,
  city: member.city,
  country: member.country,
  bio: member.bio,
  interests: [...member.interests],
  quizData: JSON.stringify({ interests: member.likes }),
  profileImage: member.avatar === undefined ? null : `/art/avatars/${member.avatar}.svg`,
  shownFields: [...(member.shows ?? [])],
})

/** Inserts the members and returns their ids by username: the demo member, the companions, the host. */
async function insertMembers(trx: Db, hashes: DemoHashes): Promise<Map<string, number>> {
  const mayaRow: Insertable<UsersTable> = {
    ...maya,
    passwordHash: hashes.known,
    emailVerifiedAt: new Date(),
    phoneVerifiedAt: new Date(),
    interests: [...maya.interests],
    travelPreferences: [...maya.travelPreferences],
    shownFields: [...mayaShows],
  }
  const others = [...companions, host].map((member) => companionRow(member, hashes.unknown))
  const rows = [mayaRow, ...others]
  const added = await trx
    .insertInto('users')
    .values(rows.map((row) => ({ ...row, usernameSkeleton: usernameSkeleton(row.username) })))
    .returning(['id', 'username'])
    .execute()
  const idOf = new Map(added.map(({ username, id }) => [username, id]))
  return new Map(rows.map(({ username }) => [username, idOf.get(username) as number]))
}

const paidSeat = (
  userId: number,
  tripScheduleId: number,
  rating?: number,
): Insertable<BookingsTable> => ({
  userId,
  tripScheduleId,
  status: 'confirmed',
  paymentStatus: 'paid',
  amountPaid: seatPrice,
  totalAmount: seatPrice,
  priceLines: JSON.stringify(splitPrice(seatPrice, initialTaxRates)),
  paymentPlan: JSON.stringify({ kind: 'at once', now: seatPrice }),
  terms: JSON.stringify(cancellationTerms),
  confirmedAt: bookedAt,
  rating: rating ?? null,
  createdAt: bookedAt,
})

/** Bookings of 2025: nine on 14 August, which leaves three seats, and the demo member's in October. */
function upcomingBookings([mayaId, ...others]: number[]): Insertable<BookingsTable>[] {
  const companionSeats = companions.map((member, index) =>
    paidSeat(others[index] as number, demoDepartures[member.seat]),
  )
  return [paidSeat(mayaId as number, demoDepartures.october), ...companionSeats]
}

/** The departures of 2024. They are inactive, so no list shows them. */
async function insertPastDepartures(trx: Db, memberIds: number[]): Promise<void> {
  const rows = pastDepartures.map(({ id, tripId, departureDate, coordinator }) => ({
    id,
    tripId,
    departureDate,
    coordinator,
    duration: 4,
    priceTier: 2 as const,
    spotsTotal: spotsOfPast,
    isActive: false,
  }))
  await trx.insertInto('tripSchedules').values(rows).execute()
  await bumpSequence(trx, 'trip_schedules')
  const bookings = pastDepartures.flatMap(({ id, ratings }) =>
    ratings.map((rating, index) => paidSeat(memberIds[index] as number, id, rating)),
  )
  await trx.insertInto('bookings').values(bookings).execute()
}

/** The group of the demo member's departure in October: its host, who arrives when, and what they share. */
async function insertGroup(trx: Db, idOf: ReadonlyMap<string, number>): Promise<void> {
  const departureId = demoDepartures.october
  const idOfMember = (username: string) => idOf.get(username) as number
  await trx
    .updateTable('tripSchedules')
    .set({ hostId: idOfMember(host.username), coordinator: `${host.firstName} ${host.lastName}` })
    .where('id', 'in', Object.values(demoDepartures))
    .execute()
  await trx
    .insertInto('groupArrivals')
    .values(
      arrivals.map(({ username, ...arrival }) => ({
        ...{ departureId, userId: idOfMember(username) },
        ...arrival,
      })),
    )
    .execute()
  await trx
    .insertInto('groupChecklistItems')
    .values(
      sharedItems.map(({ label, writtenBy, takenBy, isDone = false }) => ({
        ...{ departureId, label, writtenBy: idOfMember(writtenBy) },
        takenBy: takenBy === undefined ? null : idOfMember(takenBy),
        doneBy: isDone && takenBy !== undefined ? idOfMember(takenBy) : null,
        doneAt: isDone ? bookedAt : null,
      })),
    )
    .execute()
}

/** The hotels of the departures to Turkey. */
async function insertHotels(trx: Db): Promise<void> {
  const departures = await trx
    .selectFrom('tripSchedules')
    .select(['id', 'departureDate'])
    .where('id', 'in', Object.values(demoDepartures))
    .execute()
  const rows = departures.flatMap(({ id, departureDate }) =>
    demoHotels.map(({ night, ...hotel }) => ({
      ...hotel,
      departureId: id,
      firstNight: addDays(departureDate, night),
    })),
  )
  await trx.insertInto('departureHotels').values(rows).execute()
}

/** The conversation of that group, which the demo member has not read to its end. */
async function insertConversation(trx: Db, idOf: ReadonlyMap<string, number>): Promise<void> {
  const departureId = demoDepartures.october
  const before = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  /** Whoever writes has read what is above. */
  const readUpTo = new Map<number, number>()
  for (const { from, hoursAgo, text, isPinned = false, liked = [] } of messages) {
    const postedAt = before(hoursAgo)
    const author = idOf.get(from) as number
    const { id } = await trx
      .insertInto('groupMessages')
      .values({
        ...{ departureId, userId: author, text, postedAt },
        pinnedAt: isPinned ? postedAt : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    readUpTo.set(author, id)
    for (const username of liked) {
      const userId = idOf.get(username) as number
      await trx
        .insertInto('messageReactions')
        .values({ messageId: id, userId, reaction: 'heart' })
        .execute()
    }
  }
  const positions = [...readUpTo].map(([userId, messageId]) => ({ departureId, userId, messageId }))
  await trx.insertInto('groupReadPositions').values(positions).execute()
}

async function insertRequests(trx: Db, userId: number): Promise<void> {
  const sender = { userId, name: `${maya.firstName} ${maya.lastName}`, email: maya.email }
  await trx
    .insertInto('tripInviteRequests')
    .values(inviteRequests.map((request) => ({ ...sender, ...request })))
    .execute()
  await trx
    .insertInto('quickInviteRequests')
    .values({ userId, ...quickRequest })
    .execute()
}

/** Stores the demo member's quiz, with the questions that the database has now. */
async function takeQuiz(trx: Db, userId: number): Promise<void> {
  const beforeSchedule = addDays(firstScheduleDate, -1)
  const [questions, trips] = await Promise.all([
    listActiveQuestions(trx),
    listQuizTrips(trx, beforeSchedule),
  ])
  // Without questions that were removed or changed since.
  const refused = refusedAnswers(questions, quizAnswers)
  const answers = Object.fromEntries(Object.entries(quizAnswers).filter(([id]) => !(id in refused)))
  await storeQuizResponse(trx, {
    userId,
    answers,
    matches: matchTrips(questions, trips, answers),
    profile: profileOf(questions, answers),
  })
}

/**
 * Adds the demo's members, bookings and requests once per database, and returns the number of members. Needs the
 * catalogue and its departures.
 */
export async function seedDemo(trx: Db, hashes: DemoHashes): Promise<number> {
  if ((await isNameTaken(trx)) || !(await isFirstTime(trx))) return 0
  const idOf = await insertMembers(trx, hashes)
  const memberIds = [maya, ...companions].map(({ username }) => idOf.get(username) as number)
  await trx.insertInto('bookings').values(upcomingBookings(memberIds)).execute()
  await insertPastDepartures(trx, memberIds)
  await insertGroup(trx, idOf)
  await insertConversation(trx, idOf)
  await insertHotels(trx)
  await insertRequests(trx, memberIds[0] as number)
  await takeQuiz(trx, memberIds[0] as number)
  return idOf.size
}
