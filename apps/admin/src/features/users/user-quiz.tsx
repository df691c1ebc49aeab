import type { UserQuiz } from '@farandfew/domain/account'
import { quizQuestions, type QuizTrait, quizTraits } from '@farandfew/domain/quiz'
import { Fragment } from 'react'
import { Instant } from '../table/instant.tsx'
import { Entries, Facts, Part, Quiet } from './user-details.styles.ts'

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
  const questions = quizQuestions.filter(({ category }) => category === trait)
  const option = questions.flatMap(({ options }) => options).find((one) => one.value === value)
  return option?.label ?? value
}

/** What the member's last quiz told of them, and the trips that it matched, best first. */
export function UserQuizPart({ quiz: { takenAt, profile, matches } }: { quiz: UserQuiz }) {
  const lines = quizTraits.flatMap((trait) => {
    const values = [profile?.[trait] ?? []].flat()
    return values.length > 0 ? [{ trait, values }] : []
  })
  return (
    <Part aria-labelledby="member-quiz">
      <h3 id="member-quiz">Quiz</h3>
      {takenAt === null ? (
        <Quiet>Not taken yet.</Quiet>
      ) : (
        <Quiet>
          Taken <Instant value={takenAt} />
        </Quiet>
      )}
      {lines.length > 0 && (
        <Facts>
          {lines.map(({ trait, values }) => (
            <Fragment key={trait}>
              <dt>{terms[trait]}</dt>
              <dd>{values.map((value) => wordsOf(trait, value)).join(', ')}</dd>
            </Fragment>
          ))}
        </Facts>
      )}
      {matches.length > 0 && (
        <>
          <h4>Matches</h4>
          <Entries aria-label="Matches" role="list">
            {matches.map(({ tripId, title, matchScore, reasons }) => (
              <li key={tripId}>
                <span>
                  <strong>{title}</strong> {matchScore} %
                </span>
                {reasons.length > 0 && <Quiet as="span">{reasons.join(' · ')}</Quiet>}
              </li>
            ))}
          </Entries>
        </>
      )}
    </Part>
  )
}
