import { ButtonLink } from '@farandfew/ui/button'
import { Section, SectionHeading } from '@farandfew/ui/page'
import { useId } from 'react'
import { paths } from '../../shared/paths.ts'
import { EvenActions } from '../../shared/layout/action-row.ts'

/** Leads to the quiz or to all trips. */
export function QuizInvitation() {
  const headingId = useId()
  return (
    <Section tone="blush" labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        lead="A few questions about how you like to travel, and the trips that go with your answers. It takes two minutes and does not ask for your address."
      >
        Not sure where to begin?
      </SectionHeading>
      <EvenActions>
        <ButtonLink href={paths.quiz} size="lg">
          Take the Travel Quiz
        </ButtonLink>
        <ButtonLink href={paths.trips} size="lg" variant="secondary">
          View All Trips
        </ButtonLink>
      </EvenActions>
    </Section>
  )
}
