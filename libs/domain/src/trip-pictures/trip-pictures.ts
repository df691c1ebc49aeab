/** The widths in which an uploaded picture of a trip is stored, in pixels. A smaller one is not enlarged. */
export const tripPictureWidths = [480, 960, 1600] as const

/** A hash of the picture and its size. */
const keyPattern = /^[\w-]{22}-([1-9]\d{0,3})x([1-9]\d{0,3})$/
const addressPattern = /^\/api\/trip-pictures\/([^/]+)\/1600$/

export const isTripPictureKey = (text: string): boolean => keyPattern.test(text)

export const tripPictureKey = (
  hash: string,
  { width, height }: { width: number; height: number },
) => `${hash}-${width}x${height}`

/** The address of a picture in its greatest width. The other widths differ in the last number. */
export const tripPictureSrc = (key: string): string => `/api/trip-pictures/${key}/1600`

/** The size of an uploaded picture in pixels, by its address on the site; undefined for any other picture. */
export function readTripPicture(src: string): { width: number; height: number } | undefined {
  const [, width, height] = keyPattern.exec(addressPattern.exec(src)?.[1] ?? '') ?? []
  return width === undefined ? undefined : { width: Number(width), height: Number(height) }
}
