import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { SectionHeading } from '@farandfew/ui/page/headings.tsx'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import { useId } from 'react'
import { HeadingColumns } from '../../shared/layout/heading-columns.ts'
import { paths } from '../../shared/paths.ts'

/** Leads to the quiz or to all trips. */
export function QuizInvitation() {
  const headingId = useId()
  return (
    <Section tone="blush" labelledBy={headingId}>
      <HeadingColumns>
        <SectionHeading
          id={headingId}
          lead="Answer a few questions about how and when you like to travel and see the trips that match. It takes two minutes, and we do not ask for your email address."
        >
          Not sure where to start?
        </SectionHeading>
        <Actions even marginTop={6} align="center">
          <ButtonLink href={paths.quiz} size="lg">
            Take the Travel Quiz
          </ButtonLink>
          <ButtonLink href={paths.trips} size="lg" variant="secondary">
            View All Trips
          </ButtonLink>
        </Actions>
      </HeadingColumns>
    </Section>
  )
}
