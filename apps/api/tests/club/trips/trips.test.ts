import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { editionsOf } from '@farandfew/domain/departures/departure-dates.ts'
import { schedule2025 } from '@farandfew/domain/schedule/schedule-2025.derived.ts'
import { withTotals } from '@farandfew/domain/trips/trip-costs.ts'
import { trip, type Trip } from '@farandfew/domain/trips/trip.ts'
import * as z from 'zod/mini'
import { sendRaw } from '../../harness/raw-http.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'

const strictTrip = z.strictObject(trip.shape)
const seats = { total: 12, booked: 0, held: 0, offered: 0, kept: 0, free: 12, isBeingPaid: false }

/**
 * On 1 May every trip has the live seats of its next departure, twelve. The departures until 30 June are not
 * guaranteed 60 days before, so they cannot be booked.
 */
function asAnswered(of: Trip): Trip {
  const ahead = schedule2025.filter(({ tripId, date }) => tripId === of.id && date > '2025-06-30')
  const [next] = ahead
  return {
    ...of,
    spotsLeft: next ? 12 : 0,
    editions: withTotals(editionsOf(ahead), of.practicalFacts?.costs),
    nextDeparture: next
      ? {
          id: next.id,
          departureDate: next.date,
          duration: next.days,
          priceTier: next.priceTier,
          seats,
          groupDecision: null,
          decisionDate: addDays(next.date, -60),
        }
      : null,
  }
}

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sendRaw(api.origin, path, { method, headers })

describe('GET /api/trips', () => {
  it("returns every trip by id, as in the domain's schema but without its practical facts", async () => {
    const response = await api.request.get('/api/trips')
    expect(response.status).toBe(200)
    const trips = z.array(strictTrip).parse(JSON.parse(response.text))
    const listed = catalogue.map(asAnswered).map(({ practicalFacts: _, ...of }) => of)
    expect(trips).toStrictEqual(listed)
  })

  it('has its headers, and none that sets or depends on anything personal', async () => {
    const { headers } = await get('/api/trips')
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=1, must-revalidate',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    })
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  })
})

describe('variants of a response', () => {
  const decoders = {
    identity: (bytes: Buffer) => bytes,
    gzip: gunzipSync,
    br: brotliDecompressSync,
  }

  it.each(['identity', 'gzip', 'br'] as const)(
    'sends %s with a tag of its own',
    async (encoding) => {
      const plain = await get('/api/trips', { 'accept-encoding': 'identity' })
      const answer = await get('/api/trips', { 'accept-encoding': encoding })
      expect(answer.headers['content-encoding']).toBe(
        encoding === 'identity' ? undefined : encoding,
      )
      expect(answer.headers['content-length']).toBe(String(answer.bytes.byteLength))
      expect(decoders[encoding](answer.bytes).equals(plain.bytes)).toBe(true)
      const digest = createHash('sha1').update(plain.bytes).digest('base64url')
      const suffix = encoding === 'identity' ? '' : `-${encoding}`
      expect(answer.headers.etag).toBe(`"${digest}${suffix}"`)
    },
  )

  it('answers 304 without a body to a client that has the variant', async () => {
    const first = await get('/api/trips', { 'accept-encoding': 'br' })
    const tag = first.headers.etag as string
    for (const given of [tag, `W/${tag}`, `"other", W/${tag}`, '*']) {
      const again = await get('/api/trips', { 'accept-encoding': 'br', 'if-none-match': given })
      expect({ given, status: again.status, bytes: again.bytes.byteLength }).toEqual({
        given,
        status: 304,
        bytes: 0,
      })
      expect(again.headers).toMatchObject({
        etag: tag,
        vary: 'accept-encoding',
        'cache-control': first.headers['cache-control'],
      })
    }
  })

  it('sends the bytes to a client with another variant, or none', async () => {
    const { headers } = await get('/api/trips', { 'accept-encoding': 'br' })
    const other = await get('/api/trips', { 'if-none-match': headers.etag as string })
    expect(other.status).toBe(200)
    const unknown = await get('/api/trips', { 'if-none-match': '"nothing", nonsense' })
    expect(unknown.status).toBe(200)
  })

  it('answers HEAD with the headers of GET and no body', async () => {
    const whole = await get('/api/trips')
    const head = await get('/api/trips', {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.bytes.byteLength).toBe(0)
    expect(head.headers.etag).toBe(whole.headers.etag)
    expect(head.headers['content-length']).toBe(whole.headers['content-length'])
  })
})

describe('GET /api/trips/:id', () => {
  it.each(catalogue.map((of) => [of.id, of] as const))('returns trip %i', async (id, of) => {
    const response = await api.request.get(`/api/trips/${id}`)
    expect(response.status).toBe(200)
    expect(strictTrip.parse(JSON.parse(response.text))).toEqual(asAnswered(of))
  })

  it.each(['abc', '1a', '1.5', '-1', '%20', '%00', '1e3', 'NaN', '0x1', encodeURIComponent('١')])(
    'rejects the id %s, which is not a number',
    async (id) => {
      const document = expectProblem(
        await api.request.get(`/api/trips/${id}`),
        'VALIDATION_FAILED',
        400,
      )
      expect(document.errors).toEqual({ id: 'The id must be a number' })
      expect(document.detail).toBe('The id must be a number')
    },
  )

  it.each(['0', '2147483648', '9223372036854775808', '9'.repeat(400)])(
    'rejects the id %s, which is out of range',
    async (id) => {
      const document = expectProblem(
        await api.request.get(`/api/trips/${id}`),
        'VALIDATION_FAILED',
        400,
      )
      expect(document.errors).toEqual({ id: 'The id is out of range' })
    },
  )

  it.each(['11', '2147483647', '999999'])('answers 404 for trip %s', async (id) => {
    expectProblem(await api.request.get(`/api/trips/${id}`), 'TRIP_NOT_FOUND', 404)
  })

  it('accepts leading zeros', async () => {
    expect((await api.request.get('/api/trips/007')).status).toBe(200)
  })
})
