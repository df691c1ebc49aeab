import {
  isTripPictureKey,
  readTripPicture,
  tripPictureKey,
  tripPictureSrc,
} from './trip-pictures.ts'

const key = tripPictureKey('abcdefghijklmnopqrstuv', { width: 1200, height: 800 })

it('reads the size of an uploaded picture from its address', () => {
  expect(readTripPicture(tripPictureSrc(key))).toEqual({ width: 1200, height: 800 })
  expect(isTripPictureKey(key)).toBe(true)
})

it.each(['/art/fallback.svg', '/api/trip-pictures/none/1600', `/api/trip-pictures/${key}/x`, ''])(
  'takes %s for no upload',
  (src) => {
    expect(readTripPicture(src)).toBeUndefined()
    expect(isTripPictureKey(src)).toBe(false)
  },
)
