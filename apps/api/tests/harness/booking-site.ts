import { createTestDatabase, type TestDatabase } from '../support/index.ts'
import { recordMoves } from './booking-facts.ts'
import { BookingClub, firstDay } from './booking-operations.ts'
import { plainSite } from './members.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/** A site for the clubs of a file, which is there from its first test to its last, with a calendar that they move. */
export function withBookingSite() {
  const calendar = { today: firstDay }
  let database: TestDatabase
  let site: TestApp
  let moves: Awaited<ReturnType<typeof recordMoves>>
  beforeAll(async () => {
    database = await createTestDatabase({ contents: 'catalogue', poolSize: 4 })
    moves = await recordMoves(database.db)
    const clock = { now: () => new Date(), today: () => calendar.today }
    site = await createTestApp({ ...plainSite, database, clock })
  })
  afterAll(async () => {
    await moves.stop()
    await site.close()
    await database.close()
  })
  return { calendar, db: () => database.db, newClub: () => new BookingClub(site, calendar) }
}
