import { PageHeader } from '@farandfew/ui/page/page-header.tsx'
import { useState } from 'react'
import { paths } from '../shared/paths.ts'
import { island } from '../shared/deferred/island.tsx'
import { Page } from '../shared/head/page.tsx'

const QuizSection = island(() => import('../features/quiz/quiz-section.tsx'))

/** Shown in the header until the results appear. */
const intro = {
  eyebrow: 'About two minutes',
  lead: 'Tell us how you like to travel and when you can go, and see which trips suit you and why. We keep your answers only if you are logged in.',
} as const

/** The travel quiz: introduction, questions, results. */
export default function QuizPage() {
  const [showsResults, setShowsResults] = useState(false)
  return (
    <Page
      title="Travel Quiz"
      description="Eight questions about how and when you like to travel, in about two minutes. Then see which trips suit you, why, and which you can book."
      path={paths.quiz}
      shareImage="/art/share/quiz.png"
    >
      <PageHeader title="Travel Quiz" {...(showsResults ? {} : intro)} />
      <QuizSection onResults={setShowsResults} />
    </Page>
  )
}
