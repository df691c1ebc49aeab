import { tripCards } from '@farandfew/domain/pictures/trip-cards.derived.ts'
import type { QuizMatch } from '@farandfew/domain/quiz/quiz.ts'
import { tripLink } from '../../shared/paths.ts'
import { altOf } from '@farandfew/domain/pictures/picture-alt.ts'

export const linkOfMatch = ({ tripId, title, destination }: QuizMatch): string =>
  tripLink({ id: tripId, title, destination })

/** The alternative text of a match's picture. */
export const altOfMatch = ({ image, title }: QuizMatch): string =>
  altOf(image, tripCards, { title })
