import fc from 'fast-check'
import {
  faultsAtRest,
  faultsOf,
  seatsForAnyoneOf,
  readFacts,
  recordMoves,
} from '../../harness/booking-facts.ts'
import { BookingClub, firstDay, operation } from '../../harness/booking-operations.ts'
import { plainSite } from '../../harness/members.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import { createTestDatabase, sized, type TestDatabase } from '../../support/index.ts'

// For the full size.
jest.setTimeout(1_200_000)

const sequences = sized(5, 100)
const operationsOfOne = sized(100, 100)

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

test('whatever members, the gateway and time do, no seat is sold twice and no paisa is lost', async () => {
  const club = new BookingClub(site, calendar)
  const sequence = fc.array(operation, {
    minLength: operationsOfOne,
    maxLength: operationsOfOne,
    size: 'max',
  })
  await fc.assert(
    fc.asyncProperty(sequence, async (operations) => {
      await club.start()
      let facts = await readFacts(database.db)
      for (const [turn, one] of operations.entries()) {
        await club.apply(one, facts)
        facts = await readFacts(database.db)
        expect({ after: one, faults: faultsOf(facts, calendar.today) }).toEqual({
          after: one,
          faults: [],
        })
        const { id, free } = await club.shownSeats(turn)
        expect(free).toBe(seatsForAnyoneOf(facts, id))
      }
      facts = await club.comeToRest()
      expect([...faultsOf(facts, calendar.today), ...faultsAtRest(facts)]).toEqual([])
    }),
    { seed: 20_250_501, numRuns: sequences, endOnFailure: process.env.PROOF_SHRINK !== 'true' },
  )
})
