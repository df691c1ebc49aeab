import { describeTraits } from '@farandfew/domain/quiz'
import type { QuizData } from '@farandfew/domain/users'
import { Traits } from '../../shared/table/traits.tsx'

/** The profile has interests of its own, which stand beside those of the quiz. */
const renamed = { interests: 'Likes' }

/** What a quiz told of somebody, among the facts of their profile; nothing where none was taken. */
export const QuizTraits = ({ quiz }: { quiz: QuizData | null }) => (
  <Traits lines={describeTraits(quiz)} renamed={renamed} />
)
