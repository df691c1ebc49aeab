import type { AdminTrip, UploadedTripPicture } from '@farandfew/domain/trips/admin-trips.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import sharp from 'sharp'
import { openConsole } from '../../harness/console.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'

const sameOrigin = { 'sec-fetch-site': 'same-origin' }

let api: TestApp
let cookie: string
beforeAll(async () => {
  api = await createTestApp()
  cookie = await openConsole(api, 'Asha')
})
afterAll(() => api.close())

/** A photo, 1200 pixels wide, with a position in its metadata. */
const photo = (colour = '#1d6a74') =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: colour } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()

const upload = (bytes: Buffer) =>
  api.request
    .post('/api/admin/trip-pictures')
    .set({ cookie, ...sameOrigin })
    .attach('picture', bytes, 'photo.jpg')
const read = (src: string, accept: string) =>
  api.request
    .get(src)
    .set({ accept })
    .buffer(true)
    .parse((response, done) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => done(null, Buffer.concat(parts)))
    })

it('stores a picture as AVIF and WebP in several widths, without its metadata', async () => {
  const response = await upload(await photo())
  expect(response.status).toBe(201)
  const { src, width, height } = response.body as UploadedTripPicture
  expect([width, height]).toEqual([1200, 800])
  expect(src).toMatch(/^\/api\/trip-pictures\/[\w-]{22}-1200x800\/1600$/)
  for (const own of [480, 960, 1600]) {
    for (const [accept, type] of [
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
    ] as const) {
      const answer = await read(src.replace(/\d+$/, String(own)), accept)
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept',
        // The console shows them from the site's origin.
        'cross-origin-resource-policy': 'cross-origin',
      })
      const bytes = answer.body as Buffer
      expect(bytes.includes('Exif')).toBe(false)
      // The API has switched off every decoder but those of the accepted uploads.
      if (type === 'image/avif') expect(bytes.toString('latin1', 4, 12)).toBe('ftypavif')
      else
        expect(await sharp(bytes).metadata()).toMatchObject({
          format: 'webp',
          width: Math.min(own, 1200),
        })
    }
  }
  expectProblem(await api.request.get(src.replace(/\d+$/, '700')), 'NOT_FOUND', 404)
  expect((await upload(await photo())).body).toEqual(response.body)
  expect((await upload(await photo('#a81e4a'))).body).not.toEqual(response.body)
})

it('accepts only pictures', async () => {
  const refused = expectProblem(await upload(Buffer.from('<svg/>')), 'VALIDATION_FAILED', 400)
  expect(refused.errors).toEqual({ picture: 'Please choose a JPEG, PNG or WebP picture' })
})

it('asks for a text with an uploaded picture, and shows both on the site', async () => {
  const { src } = (await upload(await photo())).body as UploadedTripPicture
  const path = '/api/admin/trips/9'
  const { version } = (await api.request.get(path).set({ cookie })).body as AdminTrip
  const change = (values: object) =>
    api.request
      .patch(path)
      .set({ cookie, ...sameOrigin })
      .send({ version, ...values })
  const refused = expectProblem(await change({ images: [src] }), 'VALIDATION_FAILED', 400)
  expect(refused.errors).toEqual({ 'images.0.alt': 'Please describe what the picture shows' })
  const values = { images: [src], imageAlts: { [src]: 'A houseboat at dawn' } }
  expect((await change(values)).status).toBe(200)
  expect((await api.request.get('/api/trips/9')).body as Trip).toMatchObject(values)
})
