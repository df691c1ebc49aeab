import type { UserQuiz } from '@farandfew/domain/account'
import { quizQuestions, type QuizTrait, quizTraits } from '@farandfew/domain/quiz'
import { styled } from 'styled-components'
import { Facts, Quiet, TabHeading } from './account.styles.ts'
import { dayOf } from './dates.ts'

const terms: Readonly<Record<QuizTrait, string>> = {
  travelStyle: 'Travel style',
  budgetRange: 'Budget',
  activityLevel: 'Activity level',
  groupSize: 'Group size',
  preferredDuration: 'Length of trip',
  interests: 'Interests',
}

/** What an option says, by the value that stands for it; a value of no option speaks for itself. */
function wordsOf(trait: QuizTrait, value: string): string {
  const options = quizQuestions.filter(({ category }) => category === trait)
  const option = options.flatMap((question) => question.options).find((one) => one.value === value)
  return option?.label ?? value
}

/** What the answers tell of the member, line by line. */
export function QuizProfile({ quiz: { profile, takenAt } }: { quiz: UserQuiz }) {
  const lines = quizTraits.flatMap((trait) => {
    const values = [profile?.[trait] ?? []].flat()
    return values.length > 0 ? [{ trait, values }] : []
  })
  return (
    <Profile aria-labelledby="quiz-profile">
      <TabHeading id="quiz-profile">Your travel profile</TabHeading>
      {lines.length > 0 && (
        <Facts>
          {lines.map(({ trait, values }) => [
            <dt key={`${trait}-term`}>{terms[trait]}</dt>,
            <dd key={trait}>{values.map((value) => wordsOf(trait, value)).join(', ')}</dd>,
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
    font-size: ${({ theme }) => theme.fontSizes.body};
  }
`
