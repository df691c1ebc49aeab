import { brand } from '@farandfew/domain/brand/brand.ts'
import { fillFacts } from './facts.ts'
import { questionsOf } from './questions-of.ts'

it('fills in the facts used in a text', () => {
  expect(fillFacts('{{brand.name}}, in groups of {{group}}.')).toBe(
    `${brand.name}, in groups of 8-12 people.`,
  )
})

it.each(['{{brand}}', '{{constructor}}', '{{ }}'])('throws for an unknown fact: %s', (text) => {
  expect(() => fillFacts(text)).toThrow('an unknown fact')
})

it('reads questions from headings and answers from the text below them', () => {
  const text = {
    title: 'FAQs',
    description: 'Answers.',
    blocks: [
      { type: 'paragraph', content: ['Before any question.'] },
      { type: 'heading', level: 2, id: 'who', content: ['Who is ', '{{brand.name}}?'] },
      {
        type: 'paragraph',
        content: ['A ', { type: 'link', href: '/about', content: ['club'] }, '.'],
      },
      { type: 'list', ordered: false, items: [['Far.'], ['Few.']] },
      { type: 'heading', level: 2, id: 'why', content: ['Why?'] },
      { type: 'paragraph', content: ['Because.'] },
    ],
  } as const
  expect(questionsOf(text)).toEqual([
    { question: `Who is ${brand.name}?`, answer: 'A club. Far. Few.' },
    { question: 'Why?', answer: 'Because.' },
  ])
})
