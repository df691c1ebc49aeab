import {
  avatars,
  dayPhotos,
  fallbackPicture,
  logoPicture,
  homeHero,
  momentPictures,
  notFoundPicture,
  type Picture,
  sharePictures,
  testimonialPortraits,
  tripCards,
  tripGalleries,
  tripHeroes,
  wordmarkNightPicture,
  wordmarkPicture,
} from '@farandfew/domain/pictures'
import { routeMaps } from '@farandfew/domain/route-maps'

/** Every picture the site can name. */
export const pictures: readonly Picture[] = [
  ...Object.values(tripHeroes),
  ...Object.values(tripCards),
  ...Object.values(tripGalleries).flat(),
  ...Object.values(routeMaps).flatMap((routes) => routes.map(({ picture }) => picture)),
  ...dayPhotos,
  ...momentPictures,
  ...testimonialPortraits,
  ...avatars,
  ...Object.values(sharePictures),
  homeHero,
  notFoundPicture,
  fallbackPicture,
  logoPicture,
  wordmarkPicture,
  wordmarkNightPicture,
]
