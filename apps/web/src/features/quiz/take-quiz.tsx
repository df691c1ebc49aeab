import { QuizInPlace } from './quiz-section.tsx'

/** The quiz for a page that shows the results itself. */
export default function TakeQuiz({ onComplete }: { onComplete: () => void }) {
  return <QuizInPlace onComplete={onComplete} />
}
