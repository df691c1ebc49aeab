import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { Disclosure, DisclosureSummary } from '@farandfew/ui/disclosure/disclosure.ts'
import { Heading, Text } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import type { ReactNode } from 'react'
import { PagePart } from '../../shared/layout/page-part.tsx'
import { faqPage } from '../../shared/structured-data/faq-page.ts'
import { useStructuredData } from '../../shared/structured-data/use-structured-data.ts'
import { factsAnchor, factsTitle } from './facts-link.ts'

interface QuestionsPartProps {
  trip: Trip
  /** The last row. */
  children: ReactNode
}

/**
 * What people ask about the trip and no row of facts answers, each answer in a `details` element, which opens without
 * JavaScript. Search engines get the same questions: an operator may have changed them since the build.
 */
export function QuestionsPart({ trip, children }: QuestionsPartProps) {
  const { questions } = trip.practicalFacts ?? {}
  useStructuredData(questions && faqPage(questions), 'FAQPage')
  if (!questions) return children
  return (
    <PagePart id="questions" title="Questions and Answers">
      {questions.map(({ question, answer }) => (
        <Disclosure key={question}>
          <DisclosureSummary $compact>
            <Heading as="h3" size="body">
              {question}
            </Heading>
          </DisclosureSummary>
          <Text written maxWidth={theme.widths.text} marginBottom={5}>
            {withFactsLink(answer)}
          </Text>
        </Disclosure>
      ))}
      {children}
    </PagePart>
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
