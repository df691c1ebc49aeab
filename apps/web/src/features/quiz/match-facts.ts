import { tripCards } from '@farandfew/domain/pictures/trip-cards.derived.ts'
import type { QuizMatch } from '@farandfew/domain/quiz/quiz.ts'
import { departurePath } from '../../shared/paths.ts'
import { altOf } from '@farandfew/domain/pictures/picture-alt.ts'

/** The path of the trip's page about the departure that matches. */
export const linkOfMatch = ({ tripId, title, destination, departure }: QuizMatch): string =>
  departurePath({ id: tripId, title, destination }, departure)

/** The alternative text of a match's picture. */
export const altOfMatch = ({ image, title }: QuizMatch): string =>
  altOf(image, tripCards, { title })
