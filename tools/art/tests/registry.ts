import {
  avatars,
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

/** Every picture the site can name. */
export const pictures: readonly Picture[] = [
  ...Object.values(tripHeroes),
  ...Object.values(tripCards),
  ...Object.values(tripGalleries).flat(),
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
