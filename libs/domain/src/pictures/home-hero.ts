import type { Picture } from './pictures.ts'

/** Opens the home page. A phone shows a wide cut of its lower half. */
export const homeHero: Picture = {
  src: '/art/home-hero.svg',
  alt: 'Six friends on a path along a headland, with a red sun and a white sail over the bay ahead',
  width: 800,
  height: 1000,
}
