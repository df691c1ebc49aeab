import { QuizInPlace } from './quiz-section.tsx'

/** The quiz on a page that keeps what comes of it. */
export default function TakeQuiz({ onComplete }: { onComplete: () => void }) {
  return <QuizInPlace onComplete={onComplete} />
}
