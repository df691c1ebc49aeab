import type { Picture } from './pictures.ts'
import type { Trip } from '../trips/trip.ts'

/**
 * The alternative text of a trip's picture: the operator's, that of the drawing among `pictures`, or the trip's title for a
 * picture that has none.
 */
export const altOf = (
  src: string | undefined,
  pictures: Readonly<Record<string, Picture>> | readonly Picture[],
  trip: Pick<Trip, 'imageAlts' | 'title'>,
): string =>
  trip.imageAlts?.[src!] ??
  Object.values(pictures).find((picture) => picture.src === src)?.alt ??
  trip.title
