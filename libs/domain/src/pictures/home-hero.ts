import type { Picture } from './pictures.ts'

/** Opens the home page on a wide screen. */
export const homeHero: Picture = {
  src: '/art/home-hero.svg',
  alt: 'Six friends on a path along a headland, with a red sun and a white sail over the bay ahead',
  width: 800,
  height: 1000,
}

/** The same on a phone, drawn for its width. */
export const homeHeroPhone: Picture = {
  src: '/art/home-hero-phone.svg',
  alt: 'Six friends on a low headland, with a red sun and a white sail close by on the bay',
  width: 1600,
  height: 900,
}
