import type { UserQuiz } from '@farandfew/domain/quiz/member-quiz.ts'
import { describeTraits } from '@farandfew/domain/quiz/describe-traits.ts'
import { Facts, Heading, Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { dayOf } from '../tabs/dates.ts'

/** What the quiz answers say about the member. */
export function QuizProfile({ quiz: { profile, takenAt } }: { quiz: UserQuiz }) {
  const lines = describeTraits(profile)
  return (
    <Profile aria-labelledby="quiz-profile">
      <Heading marginBottom={4} id="quiz-profile">
        Your travel profile
      </Heading>
      {lines.length > 0 && (
        <Facts size="small">
          {lines.map(({ trait, term, words }) => [
            <dt key={`${trait}-term`}>{term}</dt>,
            <dd key={trait}>{words}</dd>,
          ])}
        </Facts>
      )}
      {takenAt !== null && <Quiet>Taken on {dayOf(takenAt)}.</Quiet>}
    </Profile>
  )
}

const Profile = styled.section`
  max-width: 640px;
  margin-bottom: 40px;
  dl {
    gap: 8px 24px;
    margin-bottom: 12px;
    font-size: ${theme.fontSizes.body};
  }
`
