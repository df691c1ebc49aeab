import type { QuizMatch } from '@farandfew/domain/quiz/quiz.ts'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { useFocusOnMount } from '@farandfew/ui/focus/use-focus-on-mount.ts'
import { Actions, Grid } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
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
    'All our trips, with the reasons: first what you can book now, then what is by invite, each with the best match first.',
  even: 'Your answers suit every trip equally well, so what you can book now comes first.',
} as const

/** The results of the quiz: the best matches as cards, the others as a list. */
export function QuizResults({ matches, focus, onRetake }: QuizResultsProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>({ when: focus, scrolls: true })
  const isRanked = matches.some(({ matchScore }) => matchScore !== matches[0]?.matchScore)
  const others = matches.slice(bestCount)
  return (
    <Results aria-labelledby="quiz-results">
      <h2 id="quiz-results" ref={heading} tabIndex={-1}>
        Your trip matches
      </h2>
      <p>{isRanked ? texts.ranked : texts.even}</p>
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
          <h3 id="quiz-others">The other trips</h3>
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
    </Results>
  )
}

const Results = styled.section`
  h2 {
    font-size: ${theme.fontSizes.page};
    /* No focus ring: the heading takes the focus but is not a control. */
    &:focus {
      outline: none;
    }
  }
  h2 + p {
    max-width: 37em;
    margin: 12px 0 32px;
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.lead};
  }
  > h3 {
    margin: 64px 0 8px;
    font-size: ${theme.fontSizes.heading};
  }
`
