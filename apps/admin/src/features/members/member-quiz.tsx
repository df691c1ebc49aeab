import type { UserQuiz } from '@farandfew/domain/quiz/member-quiz.ts'
import { aboutMember } from '@farandfew/domain/quiz/about-member.ts'
import { describeTraits } from '@farandfew/domain/traits/describe-traits.ts'
import { Facts, Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { Instant } from '../../shared/format/instant.tsx'
import { Traits } from '../../shared/table/traits.tsx'
import { Entries, Part } from './member-details.styles.ts'

/** The answers of the member's last quiz and the trips that it matched, best first. */
export function MemberQuizPart({ quiz: { takenAt, profile, matches } }: { quiz: UserQuiz }) {
  const lines = describeTraits(profile)
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
        <Facts size="small" rowGap={2}>
          <Traits lines={lines} />
        </Facts>
      )}
      {matches.length > 0 && (
        <>
          <h4>Matches</h4>
          <Entries aria-label="Matches" role="list">
            {matches.map(({ tripId, title, matchScore, reasons }) => (
              <li key={tripId}>
                <span>
                  <strong>{title}</strong>
                  <span>{` ${matchScore} %`}</span>
                </span>
                {reasons.length > 0 && (
                  <Quiet as="span">{reasons.map(aboutMember).join(' · ')}</Quiet>
                )}
              </li>
            ))}
          </Entries>
        </>
      )}
    </Part>
  )
}
