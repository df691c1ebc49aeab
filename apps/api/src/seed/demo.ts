import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { firstScheduleDate } from '@farandfew/domain/schedule/month-view.ts'
import { type ClubIdentity, noClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { matchTrips } from '@farandfew/domain/quiz/match-trips.ts'
import { profileOf, refusedAnswers, type QuizAnswers } from '@farandfew/domain/quiz/quiz.ts'
import { sql } from 'kysely'
import { listActiveQuestions, listQuizTrips } from '../club/quiz/quiz.queries.ts'
import { readClubIdentity, storeClubIdentity } from '../platform/outbox/club-identity.queries.ts'
import type { Db } from '../platform/db/connect.ts'
import { usernameSkeleton } from '../platform/db/username-skeleton.ts'
import { writeSetting } from '../platform/db/settings.ts'
import type { TravelKey } from '../platform/secrets/travel-keys.ts'
import {
  demoDepartures,
  inviteRequests,
  octoberMeeting,
  pastDepartures,
  pastDuration,
  quickRequest,
  quizAnswers,
} from './demo-journeys.ts'
import { applicants } from './demo-applicants.ts'
import { insertSales } from './demo-bookings.ts'
import { demoHosts } from './demo-hosts.ts'
import { insertOpenWork } from './demo-open-work.ts'
import { insertLetters } from './demo-letters.ts'
import { demoGroups, mayaShows } from './demo-groups.ts'
import {
  augustTravellers,
  type DemoIds,
  type DemoMember,
  dilani,
  elif,
  ines,
  maya,
  mayTravellers,
  octoberTravellers,
} from './demo-members.ts'
import { insertReviews } from './demo-reviews.ts'
import { insertGroup, insertHotels, insertTravelDetails } from './insert-demo-group.ts'
import { bumpSequence } from './sequences.ts'
import { insertHost } from '../club/hosts/hosts.queries.ts'

interface DemoOptions {
  /** Hash of the demo password, which opens all of these accounts. */
  passwordHash: string
  /** The keys of travel details; without one the demo has none. */
  travelKeys: readonly TravelKey[]
}

const spotsOfPast = 12
const joinedAt = new Date('2024-03-02T12:00:00Z')

/** The club's details in the demo. There are no such numbers. */
const sampleClub: ClubIdentity = {
  registeredName: 'Sample Far and Few Travel Private Limited',
  address: '1 Sample Street\nMumbai 400000\nMaharashtra, India',
  phone: '+915555501000',
  whatsapp: '+915555501001',
  gstin: '27AAAAA0000A1Z2',
  isSample: true,
}

/** Someone who asked the club to close the account for a while. */
const deactivated = { username: 'rhea', firstName: 'Rhea', lastName: 'Kapoor', city: 'Jaipur' }

/** A second account of a member, merged into the first. The club deletes it a day later, as every merged account. */
const merged = { username: 'leela.iyer', firstName: 'Leela', lastName: 'Iyer', city: 'Chennai' }
const mergedInto = 'leela'

/** Usernames of the demo that no one signs in with. */
const endedUsernames = [deactivated.username, merged.username]

/** A deactivated and a merged account, so that the list of members has one of each. */
async function insertEndedAccounts(
  trx: Db,
  { passwordHash, joinedAt, idOf }: { passwordHash: string; joinedAt: Date; idOf: DemoIds },
): Promise<void> {
  const rows = [deactivated, merged].map((member) => ({
    ...member,
    country: 'India',
    passwordHash,
    createdAt: joinedAt,
    deactivatedAt: new Date(),
    usernameSkeleton: usernameSkeleton(member.username),
  }))
  const added = await trx.insertInto('users').values(rows).returning(['id', 'username']).execute()
  const from = added.find(({ username }) => username === merged.username)!
  await trx
    .insertInto('accountMerges')
    .values({ intoUserId: idOf(mergedInto), fromUserId: from.id, undo: JSON.stringify([]) })
    .execute()
}

const others: readonly DemoMember[] = [
  ...augustTravellers,
  ...octoberTravellers,
  ...mayTravellers,
  ...[elif, ines, dilani],
]

/** Whether a real member has a demo username, or one that looks like it. Then the demo is not added. */
async function isNameTaken(trx: Db): Promise<boolean> {
  const names = [
    ...[maya, ...others, ...applicants].map(({ username }) => username),
    ...endedUsernames,
  ]
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

/** A member's answers in the quiz: question id → value. */
const answersOf = ({ quiz }: Pick<DemoMember, 'quiz'>): QuizAnswers | undefined =>
  quiz && { 2: quiz[0], 3: quiz[1], 4: quiz[2] }

const memberRow = ({
  quiz: _quiz,
  country,
  avatar,
  shows,
  ...member
}: Pick<DemoMember, 'username'> & Partial<DemoMember>) => ({
  ...member,
  country: country ?? (member.city ? 'India' : null),
  interests: [...(member.interests ?? [])],
  email: `${member.username}@members.example`,
  emailVerifiedAt: joinedAt,
  profileImage: avatar === undefined ? null : `/art/avatars/${avatar}.svg`,
  shownFields: [...(shows ?? [])],
})

/** Inserts the members and returns their ids. */
async function insertMembers(trx: Db, passwordHash: string): Promise<Map<string, number>> {
  const mayaRow = {
    ...maya,
    emailVerifiedAt: joinedAt,
    phoneVerifiedAt: joinedAt,
    interests: [...maya.interests],
    travelPreferences: [...maya.travelPreferences],
    shownFields: [...mayaShows],
  }
  const travellers = [mayaRow, ...others.map(memberRow)].map((row) => ({
    ...row,
    createdAt: joinedAt,
  }))
  const newcomers = applicants.map(
    ({ hoursAgo: _hours, isForAnyDate: _any, message: _text, ...member }) => memberRow(member),
  )
  const added = await trx
    .insertInto('users')
    .values(
      [...travellers, ...newcomers].map((row) => ({
        ...row,
        passwordHash,
        usernameSkeleton: usernameSkeleton(row.username),
      })),
    )
    .returning(['id', 'username'])
    .execute()
  return new Map(added.map(({ username, id }) => [username, id]))
}

/** The departures of 2024. They are inactive, so no list shows them. */
async function insertPastDepartures(trx: Db): Promise<void> {
  const rows = pastDepartures.map(({ id, tripId, departureDate }) => ({
    id,
    tripId,
    departureDate,
    duration: pastDuration,
    priceTier: 2 as const,
    spotsTotal: spotsOfPast,
    isActive: false,
  }))
  await trx.insertInto('tripSchedules').values(rows).execute()
  await bumpSequence(trx, 'trip_schedules')
}

async function insertHosts(trx: Db, idOf: DemoIds): Promise<void> {
  for (const { departures, member, ...host } of demoHosts) {
    const userId = member === undefined ? null : idOf(member)
    const hostId = await insertHost(trx, { ...host, userId })
    await trx.updateTable('tripSchedules').set({ hostId }).where('id', 'in', departures).execute()
  }
}

const insertMeeting = (trx: Db) =>
  trx
    .updateTable('tripSchedules')
    .set(octoberMeeting)
    .where('id', '=', demoDepartures.october)
    .execute()

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

/** Stores the quiz of everyone who took it, with the questions that the database has now. */
async function takeQuizzes(trx: Db, idOf: DemoIds): Promise<void> {
  const beforeSchedule = addDays(firstScheduleDate, -1)
  const [questions, trips] = await Promise.all([
    listActiveQuestions(trx),
    listQuizTrips(trx, beforeSchedule),
  ])
  const given = [
    { username: maya.username, answers: quizAnswers },
    ...[...others, ...applicants].flatMap((member) => {
      const answers = answersOf(member)
      return answers ? [{ username: member.username, answers }] : []
    }),
  ]
  const taken = given.map(({ username, answers: all }) => {
    // Without questions that were removed or changed since.
    const refused = refusedAnswers(questions, all)
    const answers = Object.fromEntries(Object.entries(all).filter(([id]) => !(id in refused)))
    return { userId: idOf(username), answers }
  })
  await trx
    .insertInto('quizResponses')
    .values(
      taken.map(({ userId, answers }) => ({
        userId,
        responses: JSON.stringify(answers),
        recommendedTrips: JSON.stringify(matchTrips(questions, trips, answers)),
      })),
    )
    .execute()
  const profiles = taken.map(({ userId, answers }) => ({
    id: userId,
    profile: profileOf(questions, answers),
  }))
  await sql`
    update users set quiz_data = p.profile
    from jsonb_to_recordset(${JSON.stringify(profiles)}::jsonb) as p (id integer, profile jsonb)
    where users.id = p.id
  `.execute(trx)
}

/** A view of the members that an operator has saved. */
async function insertSavedView(trx: Db): Promise<void> {
  const query = JSON.stringify({ city: 'Mumbai' })
  await trx
    .insertInto('savedViews')
    .values({ list: 'members', name: 'Mumbai', query, madeBy: 'Meera' })
    .execute()
}

/**
 * Adds the demo's members, groups and requests once per database, and returns the number of members. Needs the
 * catalogue and its departures.
 */
export async function seedDemo(
  trx: Db,
  { passwordHash, travelKeys }: DemoOptions,
): Promise<number> {
  if ((await isNameTaken(trx)) || !(await isFirstTime(trx))) return 0
  const ids = await insertMembers(trx, passwordHash)
  const idOf: DemoIds = (username) => {
    const id = ids.get(username)
    if (id === undefined) throw new TypeError(`No demo member is called ${username}`)
    return id
  }
  await insertPastDepartures(trx)
  if (isDeepStrictEqual(await readClubIdentity(trx), noClubIdentity)) {
    await storeClubIdentity(trx, sampleClub)
  }
  await insertSales(trx, idOf)
  await insertHosts(trx, idOf)
  await insertMeeting(trx)
  for (const group of demoGroups) await insertGroup(trx, group, idOf)
  await insertTravelDetails(trx, idOf, travelKeys)
  await insertHotels(trx)
  await insertReviews(trx, idOf)
  await insertRequests(trx, idOf(maya.username))
  await insertOpenWork(trx, idOf)
  await insertLetters(trx)
  await insertEndedAccounts(trx, { passwordHash, joinedAt, idOf })
  await insertSavedView(trx)
  await takeQuizzes(trx, idOf)
  return ids.size
}
