import type { Picture } from './pictures.ts'

/** Shown on the not-found page, with its subject within the middle three quarters. */
export const notFoundPicture: Picture = {
  src: '/art/not-found.svg',
  alt: 'A traveller behind an unfolded map where three paths meet, a goat nibbling its corner',
  width: 1600,
  height: 900,
}
