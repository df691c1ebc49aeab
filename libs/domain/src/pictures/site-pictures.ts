import type { DestinationSlug } from '../destinations/all-destinations.ts'
import { destinationNames, destinationSlugs } from '../destinations/destinations.derived.ts'
import type { Picture } from './pictures.ts'

/** Replaces a picture that could not be loaded. */
export const fallbackPicture: Picture = {
  src: '/art/fallback.svg',
  alt: 'A small sailing boat on a wide sea under a low sun',
  width: 800,
  height: 600,
}

/** The club's mark alone, a sun over two ridges. In the header the name next to it is text. */
export const logoPicture: Picture = {
  src: '/art/logo.svg',
  alt: 'A red sun behind two ridges, with a small boat in front',
  width: 96,
  height: 96,
}

/** The mark and the name in the club's own letters, on light background. */
export const wordmarkPicture: Picture = {
  src: '/art/wordmark.svg',
  alt: 'Far & Few, in dark letters beside a red sun, two ridges and a boat',
  width: 1320,
  height: 240,
}

/** The same on night blue, for the footer. */
export const wordmarkNightPicture: Picture = {
  src: '/art/wordmark-night.svg',
  alt: 'Far & Few, in pale letters beside a yellow sun, two ridges and a boat',
  width: 1320,
  height: 240,
}

const share = (page: string, alt: string): Picture => ({
  src: `/art/share/${page}.png`,
  alt,
  width: 1200,
  height: 630,
})

type SharedPage =
  | 'home'
  | 'trips'
  | 'schedule'
  | 'moodboards'
  | 'quiz'
  | 'about'
  | 'default'
  | `trip-${DestinationSlug}`

const tripShares = Object.fromEntries(
  destinationSlugs.map((slug) => [
    `trip-${slug}`,
    share(`trip-${slug}`, `A travel poster of ${destinationNames[slug]}`),
  ]),
) as Record<`trip-${DestinationSlug}`, Picture>

/** The preview of a shared link, 1200×630 (Open Graph). */
export const sharePictures: Readonly<Record<SharedPage, Picture>> = {
  home: share(
    'home',
    'Far & Few beside a travel poster of friends on a headland, a red sun over the bay',
  ),
  trips: share('trips', 'A travel poster of long-tail boats under the palms of Koh Samui'),
  schedule: share(
    'schedule',
    'A travel poster of a ferry setting out past the mosques of Istanbul',
  ),
  moodboards: share('moodboards', 'A travel poster of the painted houses of Guanajuato'),
  quiz: share('quiz', 'A travel poster of two friends looking out over the islands of Ang Thong'),
  about: share('about', 'A travel poster of friends at a long dinner table by the evening sea'),
  default: share('default', 'A travel poster of a red-hulled boat sailing before a low red sun'),
  ...tripShares,
}
