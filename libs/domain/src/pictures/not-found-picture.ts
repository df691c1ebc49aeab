import type { Picture } from './pictures.ts'

/** Shown on the not-found page. */
export const notFoundPicture: Picture = {
  src: '/art/not-found.svg',
  alt: 'A traveller behind an unfolded map where three paths meet, a goat nibbling its corner',
  width: 1000,
  height: 800,
}
