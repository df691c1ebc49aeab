import {
  avatars,
  fallbackPicture,
  logoPicture,
  momentPictures,
  type Picture,
  sharePictures,
  testimonialPortraits,
  tripPictures,
  wordmarkNightPicture,
  wordmarkPicture,
} from '@farandfew/domain/pictures'

/** Every picture the site can name. */
export const pictures: readonly Picture[] = [
  ...Object.values(tripPictures).flatMap(({ hero, card, gallery }) => [hero, card, ...gallery]),
  ...momentPictures,
  ...testimonialPortraits,
  ...avatars,
  ...Object.values(sharePictures),
  fallbackPicture,
  logoPicture,
  wordmarkPicture,
  wordmarkNightPicture,
]
