import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { Disclosure, DisclosureSummary } from '@farandfew/ui/disclosure/disclosure.ts'
import { Section } from '@farandfew/ui/page/section.tsx'
import { SectionHeading } from '@farandfew/ui/page/headings.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { faqPage } from '../../shared/structured-data/faq-page.ts'
import { useStructuredData } from '../../shared/structured-data/use-structured-data.ts'
import { factsAnchor, factsTitle } from './facts-link.ts'

/**
 * What people ask about the trip, each answer in a `details` element, which opens without JavaScript. Search engines get the
 * same questions: an operator may have changed them since the build.
 */
export default function QuestionsSection({ trip }: { trip: Trip }) {
  const headingId = useId()
  const { questions } = trip.practicalFacts ?? {}
  useStructuredData(questions && faqPage(questions), 'FAQPage')
  if (!questions) return null
  return (
    <Section id="questions" labelledBy={headingId}>
      <SectionHeading id={headingId}>Questions and Answers</SectionHeading>
      {questions.map(({ question, answer }) => (
        <Item key={question}>
          <DisclosureSummary>
            <h3>{question}</h3>
          </DisclosureSummary>
          <p>{withFactsLink(answer)}</p>
        </Item>
      ))}
    </Section>
  )
}

/** An answer whose first mention of the section with the facts leads there. */
function withFactsLink(answer: string) {
  const at = answer.indexOf(factsTitle)
  if (at < 0) return answer
  return (
    <>
      <span>{answer.slice(0, at)}</span>
      <a href={`#${factsAnchor}`}>{factsTitle}</a>
      <span>{answer.slice(at + factsTitle.length)}</span>
    </>
  )
}

const Item = styled(Disclosure)`
  h3 {
    font-size: ${theme.fontSizes.lead};
  }
  p {
    max-width: ${theme.widths.text};
    padding-bottom: 24px;
    white-space: pre-line;
  }
`
