import type { QuizMatch } from '@farandfew/domain/quiz/quiz.ts'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { useFocusOnMount } from '@farandfew/ui/focus/use-focus-on-mount.ts'
import { Actions, Grid, Heading, Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { paths } from '../../shared/paths.ts'
import { MatchCard } from './match-card.tsx'
import { MatchRow } from './match-row.tsx'

interface QuizResultsProps {
  /** Every trip, in the order of the API: what can be booked first, then by invite, each best match first. */
  matches: readonly QuizMatch[]
  /** Whether the heading takes the focus when it appears. */
  focus: boolean
  onRetake: () => void
}

/** The number of trips shown as cards. */
const bestCount = 3

const texts = {
  ranked:
    'All our trips, with the reasons: first what you can book now as you asked for, then the others, each with the best match first.',
  even: 'Your answers suit every trip equally well, so what you can book now comes first.',
} as const

/** The results of the quiz: the best matches as cards, the others as a list. */
export function QuizResults({ matches, focus, onRetake }: QuizResultsProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>({ when: focus, scrolls: true })
  const isRanked = matches.some(({ matchScore }) => matchScore !== matches[0]?.matchScore)
  const others = matches.slice(bestCount)
  return (
    <section aria-labelledby="quiz-results">
      <Heading size="page" id="quiz-results" ref={heading} tabIndex={-1}>
        Your trip matches
      </Heading>
      <Quiet size="lead" maxWidth="37em" marginTop={3} marginBottom={8}>
        {isRanked ? texts.ranked : texts.even}
      </Quiet>
      <Grid
        as="ul"
        columns={bestCount}
        gap="clamp(24px, 2.5vw, 32px)"
        role="list"
        aria-label="Best matches"
      >
        {matches.slice(0, bestCount).map((match) => (
          <li key={match.tripId}>
            <MatchCard match={match} />
          </li>
        ))}
      </Grid>
      {others.length > 0 && (
        <>
          <Heading as="h3" marginTop={16} marginBottom={2} id="quiz-others">
            The other trips
          </Heading>
          <ol role="list" aria-labelledby="quiz-others">
            {others.map((match) => (
              <MatchRow key={match.tripId} match={match} />
            ))}
          </ol>
        </>
      )}
      <Actions marginTop={6}>
        <Button variant="secondary" onClick={onRetake}>
          Retake Quiz
        </Button>
        <ButtonLink href={paths.trips}>View All Trips</ButtonLink>
      </Actions>
    </section>
  )
}
