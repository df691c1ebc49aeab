import { avatars } from '@farandfew/domain/pictures/avatars.ts'
import { dayPhotos } from '@farandfew/domain/pictures/day-pictures.derived.ts'
import {
  fallbackPicture,
  logoPicture,
  sharePictures,
  wordmarkNightPicture,
  wordmarkPicture,
} from '@farandfew/domain/pictures/site-pictures.ts'
import { homeHero, homeHeroPhone } from '@farandfew/domain/pictures/home-hero.ts'
import { hostPortraits } from '@farandfew/domain/pictures/host-portraits.ts'
import { momentPictures } from '@farandfew/domain/pictures/moments.ts'
import { notFoundPicture } from '@farandfew/domain/pictures/not-found-picture.ts'
import type { Picture } from '@farandfew/domain/pictures/pictures.ts'
import { testimonialPortraits } from '@farandfew/domain/pictures/testimonial-portraits.ts'
import { tripCards } from '@farandfew/domain/pictures/trip-cards.derived.ts'
import { tripGalleries } from '@farandfew/domain/pictures/trip-galleries.derived.ts'
import { tripHeroes } from '@farandfew/domain/pictures/trip-heroes.derived.ts'
import { routeMaps } from '@farandfew/domain/route-maps/route-maps.derived.ts'

/** Every picture the site can name. */
export const pictures: readonly Picture[] = [
  ...Object.values(tripHeroes),
  ...Object.values(tripCards),
  ...Object.values(tripGalleries).flat(),
  ...Object.values(routeMaps).flatMap((routes) => routes.map(({ picture }) => picture)),
  ...dayPhotos,
  ...momentPictures,
  ...testimonialPortraits,
  ...Object.values(hostPortraits),
  ...avatars,
  ...Object.values(sharePictures),
  homeHero,
  homeHeroPhone,
  notFoundPicture,
  fallbackPicture,
  logoPicture,
  wordmarkPicture,
  wordmarkNightPicture,
]
