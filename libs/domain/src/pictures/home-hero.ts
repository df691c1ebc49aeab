import type { Picture } from './pictures.ts'

/** Opens the home page. A phone shows a wide cut of its lower half. */
export const homeHero: Picture = {
  src: '/art/home-hero.svg',
  alt: 'Six friends on a headland path, before them a red sun over a bay and a white sail',
  width: 800,
  height: 1000,
}
