import { PageHeader } from '@farandfew/ui/page'
import { useState } from 'react'
import { paths } from '../shared/paths.ts'
import { island } from '../shared/deferred/island.tsx'
import { Page } from '../shared/head/page.tsx'

const QuizSection = island(() => import('../features/quiz/quiz-section.tsx'))

/** What is said of the quiz until its results stand there. */
const intro = {
  eyebrow: 'About two minutes',
  lead: 'A few questions about how you like to travel. Then all our trips, in the order they suit you, and why. We keep your answers only if you are signed in.',
} as const

/** The travel quiz: what it is, then question by question, then the trips that match. */
export default function QuizPage() {
  const [showsResults, setShowsResults] = useState(false)
  return (
    <Page
      title="Travel Quiz"
      description="A few questions about how you like to travel, about two minutes. Then every trip of the club in the order it suits you, with the reasons."
      path={paths.quiz}
      shareImage="/art/share/quiz.png"
    >
      <PageHeader title="Travel Quiz" {...(showsResults ? {} : intro)} />
      <QuizSection onResults={setShowsResults} />
    </Page>
  )
}
