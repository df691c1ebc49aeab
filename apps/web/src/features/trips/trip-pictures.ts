import { type Picture, tripCovers } from '@farandfew/domain/pictures'

const covers = Object.values(tripCovers).flatMap(({ hero, card }) => [hero, card])

/** The one of `pictures` that is at an address; undefined where it is a photograph of the club's. */
export const pictureAt = (src: string, pictures: readonly Picture[] = covers) =>
  pictures.find((picture) => picture.src === src)

/** What is seen on a hero or a card of the club's own; of a photograph put in its place, `fallback`. */
export const altOf = (src: string | undefined, fallback: string): string =>
  (src !== undefined && pictureAt(src)?.alt) || fallback
