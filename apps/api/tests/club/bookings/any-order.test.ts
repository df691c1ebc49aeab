import fc from 'fast-check'
import { faultsAtRest, faultsOf, seatsOf, readFacts } from '../../harness/booking-facts.ts'
import { operation } from '../../harness/booking-operations.ts'
import { withBookingSite } from '../../harness/booking-site.ts'
import { sized } from '../../support/index.ts'

// For the full size.
jest.setTimeout(1_200_000)

const sequences = sized(5, 100)
const operationsOfOne = sized(100, 100)

const { calendar, db, newClub } = withBookingSite()

/** Every place in an answer that names the seats of a departure. */
const callsWithSeats = [
  '/api/admin/bookings/n/departures, signed in n',
  '/api/admin/departures/n, signed in',
  '/api/admin/departures/n/selection, signed in',
  '/api/admin/departures?tripId=n, signed in items n',
  '/api/admin/invites/trip/n, signed in group',
  '/api/admin/open-work, signed in smallGroups departures n',
  '/api/admin/open-work, signed in waitlists departures n',
  '/api/admin/today, signed in departures n',
  '/api/bookings, signed in n departure',
  '/api/bookings/n, signed in departure',
  '/api/schedules departures n',
  '/api/schedules/n departure',
  '/api/schedules/n, signed in departure',
  '/api/trips n nextDeparture',
  '/api/trips/n nextDeparture',
  '/api/trips/n/departures departures n',
]

test('whatever members, the gateway and time do, no seat is sold twice, and no paisa is lost', async () => {
  const club = newClub()
  const parts = ['booked', 'held', 'offered', 'kept', 'free'] as const
  const seen = new Set<string>()
  /** The calls that have named seats, with where in their answers. */
  const named = new Set<string>()
  const sequence = fc.array(operation, {
    minLength: operationsOfOne,
    maxLength: operationsOfOne,
    size: 'max',
  })
  await fc.assert(
    fc.asyncProperty(sequence, async (operations) => {
      await club.start()
      let facts = await readFacts(db())
      for (const [turn, one] of operations.entries()) {
        await club.apply(one, facts)
        facts = await readFacts(db())
        expect({ after: one, faults: faultsOf(facts, calendar.today) }).toEqual({
          after: one,
          faults: [],
        })
        const { id, said } = await club.shownSeats(turn)
        const seats = seatsOf(facts, id)
        const expected = Object.fromEntries([...said.keys()].map((call) => [call, seats]))
        expect({ after: one, said: Object.fromEntries(said) }).toEqual({
          after: one,
          said: expected,
        })
        for (const call of said.keys()) named.add(call.replaceAll(/\d+/g, 'n'))
        for (const part of parts) if (seats[part] > 0) seen.add(part)
      }
      facts = await club.comeToRest()
      expect([...faultsOf(facts, calendar.today), ...faultsAtRest(facts)]).toEqual([])
    }),
    { seed: 20_250_502, numRuns: sequences, endOnFailure: process.env.PROOF_SHRINK !== 'true' },
  )
  expect([...seen].sort()).toEqual([...parts].sort())
  expect([...named].sort()).toEqual(callsWithSeats)
})
