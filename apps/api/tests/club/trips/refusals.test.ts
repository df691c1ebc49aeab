import type { AdminTrip } from '@farandfew/domain/trips/admin-trips.ts'
import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import { openConsole } from '../../harness/console.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'

let api: TestApp
let cookie: string
beforeAll(async () => {
  api = await createTestApp()
  cookie = await openConsole(api, 'Asha')
})
afterAll(() => api.close())

const path = '/api/admin/trips/2'
const read = async () => (await api.request.get(path).set({ cookie })).body as AdminTrip
const notes = () =>
  api.database.db.selectFrom('auditLog').select('id').where('subject', '=', 'trip 2').execute()

/** Changes fields of the current version. */
const changeNow = async (values: object) =>
  api.request
    .patch(path)
    .set({ cookie, 'sec-fetch-site': 'same-origin' })
    .send({ version: (await read()).version, ...values })

/** Two days, so that midnight does not change it. */
const later = addDays(dateInKolkata(new Date()), 2)
const readLater = { name: 'The ministry', url: 'https://ministry.example', checkedOn: later }

describe('a change', () => {
  it.each([
    [{ title: '' }, 'title', 'Please enter a title'],
    [{ title: 'x'.repeat(201) }, 'title', 'Please use at most 200 characters'],
    [{ region: 'oceania' }, 'region', 'Must be a region of the catalogue'],
    [{ price: 1.5 }, 'price', 'Please enter a whole number from 0 to 1,00,00,000'],
    [{ images: [] }, 'images', 'Please keep at least one picture'],
    [{ highlights: ['One', ' '] }, 'highlights.1', 'Please describe the highlight'],
    [
      { duration: 5 },
      'itinerary',
      'The trip lasts 5 days and its itinerary has 4 days: both must be the same',
    ],
    [
      { practicalFacts: { visa: { kind: 'none', how: 'Show your passport', sources: [] } } },
      'practicalFacts.visa.sources',
      'Please keep at least one source',
    ],
    [
      { practicalFacts: { visa: { kind: 'none', how: 'Show it', sources: [readLater] } } },
      'practicalFacts.visa.sources.0.checkedOn',
      'This date is in the future. Please enter the day on which you read the source',
    ],
    [{ id: 7 }, 'id', 'This field is not known'],
    [{ nextDeparture: null }, 'nextDeparture', 'This field is not known'],
  ])('is rejected as %j, and nothing is written', async (values, field, message) => {
    const before = await read()
    const response = await changeNow(values)
    expect(expectProblem(response, 'VALIDATION_FAILED', 400).errors).toEqual({ [field]: message })
    expect(await read()).toEqual(before)
    expect(await notes()).toEqual([])
  })

  it.each([
    '//evil.example/a.svg',
    '/\\evil.example/a.svg',
    'http://photos.example/a.jpg',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'https://me:secret@photos.example/a.jpg',
    'https://photos.example/a b.jpg',
    'art/fallback.svg',
  ])('accepts no picture from %s', async (address) => {
    const response = await changeNow({ images: [address] })
    expect(expectProblem(response, 'VALIDATION_FAILED', 400).errors).toEqual({
      'images.0': 'Please use a path of the site, such as /art/…, or an https address',
    })
  })

  it('requires the days of an itinerary to be numbered from one', async () => {
    const { itinerary } = await read()
    const response = await changeNow({ itinerary: [...itinerary].reverse() })
    expect(expectProblem(response, 'VALIDATION_FAILED', 400).errors).toEqual({
      itinerary: 'The days must be numbered from 1, without a gap',
    })
  })
})
