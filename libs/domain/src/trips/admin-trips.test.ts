import { firstMessages } from '../../tests/first-messages.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { tripFields } from './admin-trips.ts'

const bali = {
  ...catalogue[1]!,
  ...{ imageAlts: {}, isDraft: false, archived: false, practicalFacts: null, decisionDays: 60 },
}

it('accepts a trip with an extended edition', () => {
  expect(firstMessages(tripFields, bali)).toEqual({})
})

it('refuses an extended edition that is not longer than its trip', () => {
  const { itinerary, extendedEdition } = bali
  expect(
    firstMessages(tripFields, { ...bali, extendedEdition: { ...extendedEdition!, itinerary } }),
  ).toEqual({
    'extendedEdition.itinerary': 'The trip lasts 4 days: its extended edition must have more',
  })
})
