import { describeTraits } from '@farandfew/domain/traits/describe-traits.ts'
import type { QuizData } from '@farandfew/domain/traits/quiz-data.ts'
import { Traits } from '../../shared/table/traits.tsx'

/** The profile has a field called Interests, too. */
const renamed = { interests: 'Likes' }

/** The answers of a member's quiz; nothing if they have not taken it. */
export const QuizTraits = ({ quiz }: { quiz: QuizData | null }) => (
  <Traits lines={describeTraits(quiz)} renamed={renamed} />
)
