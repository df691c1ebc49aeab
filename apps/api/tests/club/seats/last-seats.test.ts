import { sql } from 'kysely'
import type * as queries from '../../../src/club/seats/bookings.queries.ts'
import { type ApiProgram, createProgramFolder, startApi } from '../../harness/api-program.ts'
import { sendHold } from '../../harness/booking-calls.ts'
import { plainSite } from '../../harness/members.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { createTestApp } from '../../harness/test-app.ts'
import {
  createTestDatabase,
  openConnections,
  sized,
  type TestDatabase,
} from '../../support/index.ts'

// For the full size.
jest.setTimeout(1_200_000)

let mockWithoutLock = false
jest.mock('../../../src/club/seats/bookings.queries.ts', () => {
  const actual = jest.requireActual<typeof queries>('../../../src/club/seats/bookings.queries.ts')
  const lockForHold: typeof actual.lockForHold = async (...args) => {
    if (!mockWithoutLock) await actual.lockForHold(...args)
  }
  const lockForHoldIfFree: typeof actual.lockForHoldIfFree = async (...args) =>
    mockWithoutLock || actual.lockForHoldIfFree(...args)
  return { ...actual, lockForHold, lockForHoldIfFree }
})

// Members who all want a seat at the same moment.
const bookers = sized(40, 500)
const rounds = sized(2, 20)
const seats = 12
/** Hidden Gems of Turkey: open, 12 seats. */
const turkey = 7

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ contents: 'catalogue' })
})
afterAll(() => database.close())

async function takenSeats(): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select count(*) as taken from bookings
    where trip_schedule_id = ${turkey} and status = 'pending' and hold_expires_at > now()
  `.execute(database.db)
  return rows[0]!.taken
}

const clearBookings = () => database.db.deleteFrom('bookings').execute()

/** Books as a member does, who tries again if too many people are there. */
async function hold(origin: string, member: SignedIn) {
  for (;;) {
    const answer = await sendHold(origin, member, turkey)
    if (answer.code !== 'OVERLOADED') return answer
  }
}

/** Sends a booking of every member at once, to the APIs in turn. Returns how often each answer came. */
async function bookAtOnce(origins: readonly string[], members: readonly SignedIn[]) {
  const counts: Record<string, number> = {}
  const sent = members.map((member, index) =>
    hold(origins[index % origins.length] as string, member),
  )
  for (const { status, code } of await Promise.all(sent)) {
    const answer = code === undefined ? String(status) : `${status} ${code}`
    counts[answer] = (counts[answer] ?? 0) + 1
  }
  return counts
}

describe('on two instances of the API', () => {
  let programs: ApiProgram[]
  let files: Awaited<ReturnType<typeof createProgramFolder>>
  beforeAll(async () => {
    files = await createProgramFolder()
    programs = await Promise.all([startApi(database.url, files), startApi(database.url, files)])
  })
  afterAll(async () => {
    await Promise.all(programs.map((program) => program.end()))
    await files.remove()
  })

  it('parallel bookings get exactly the seats of the departure, and the rest is refused', async () => {
    const members = await insertSignedIn(database.db, bookers)
    const origins = programs.map(({ origin }) => origin)
    for (let round = 0; round < rounds; round += 1) {
      expect(await bookAtOnce(origins, members)).toEqual({
        '201': seats,
        '409 NO_SEAT_LEFT': bookers - seats,
      })
      expect(await takenSeats()).toBe(seats)
      await clearBookings()
    }
  })
})

test('control: without the lock, and without the trigger, parallel bookings oversell', async () => {
  const members = await insertSignedIn(database.db, 40)
  await openConnections(database, 20)
  const site = await createTestApp({ ...plainSite, database })
  await sql`alter table bookings disable trigger bookings_seat`.execute(database.db)
  mockWithoutLock = true
  try {
    let oversold = false
    for (let round = 0; round < 20 && !oversold; round += 1) {
      await bookAtOnce([site.origin], members)
      oversold = (await takenSeats()) > seats
      await clearBookings()
    }
    expect(oversold).toBe(true)
  } finally {
    mockWithoutLock = false
    await sql`alter table bookings enable trigger bookings_seat`.execute(database.db)
    await site.close()
  }
})
