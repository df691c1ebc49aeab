import { destinationIn } from '../destinations/destinations.ts'

/** The path of a trip's share picture: a PNG of 1200 x 630, which messengers and mail programs show, as they do no SVG. */
export function sharePictureOf(trip: { title: string; destination: string }): string {
  const slug = destinationIn(`${trip.title} ${trip.destination}`)
  return `/art/share/${slug ? `trip-${slug}` : 'default'}.png`
}
