import { tripCards } from '@farandfew/domain/pictures'
import type { QuizMatch } from '@farandfew/domain/quiz'
import { tripLink } from '../../shared/paths.ts'
import { altOf } from '../../shared/trips/trip-pictures.ts'

/** Where a match leads: the one link to its trip (rulings 34). */
export const linkOfMatch = ({ tripId, title, destination }: QuizMatch): string =>
  tripLink({ id: tripId, title, destination })

/** What is seen on the picture of a match. */
export const altOfMatch = ({ image, title }: QuizMatch): string => altOf(image, tripCards, title)
