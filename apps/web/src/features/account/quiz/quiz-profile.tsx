import type { UserQuiz } from '@farandfew/domain/quiz/quiz.ts'
import { describeTraits } from '@farandfew/domain/traits/describe-traits.ts'
import { Facts, Heading, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { formatLocalDay } from '../../../shared/local-time.ts'

/** What the quiz answers say about the member. */
export function QuizProfile({ quiz: { profile, takenAt } }: { quiz: UserQuiz }) {
  const lines = describeTraits(profile)
  return (
    <Stack as="section" gap={3} maxWidth={640} marginBottom={10} aria-labelledby="quiz-profile">
      <Heading id="quiz-profile">Your travel profile</Heading>
      {lines.length > 0 && (
        <Facts rowGap={2}>
          {lines.map(({ trait, term, words }) => [
            <dt key={`${trait}-term`}>{term}</dt>,
            <dd key={trait}>{words}</dd>,
          ])}
        </Facts>
      )}
      {takenAt !== null && <Quiet>{`Taken on ${formatLocalDay(takenAt)}.`}</Quiet>}
    </Stack>
  )
}
