import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { toFacts, toFactsDraft } from './facts-draft.ts'

it.each(catalogue.map((trip) => [trip.title, trip.practicalFacts ?? null] as const))(
  'keeps every fact of %s while it is edited',
  (_title, facts) => {
    expect(toFacts(toFactsDraft(facts))).toEqual(facts)
  },
)

it('is null if nothing is typed', () => {
  expect(toFacts(toFactsDraft(null))).toBeNull()
  expect(toFacts(toFactsDraft({}))).toBeNull()
})
