import type { Thing } from './thing.ts'

export interface Question {
  question: string
  /** Plain text. */
  answer: string
}

/** Questions and their answers (https://schema.org/FAQPage). */
export const faqPage = (questions: readonly Question[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
