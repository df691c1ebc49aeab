import { fillFacts } from './facts.ts'
import type { Block, Inline, Text } from './text.ts'

/** The questions of a text and their answers: each heading, and the text up to the next one. */
export function questionsOf({ blocks }: Text): { question: string; answer: string }[] {
  const starts = blocks.flatMap((block, index) => (block.type === 'heading' ? [index] : []))
  return starts.map((start, index) => ({
    question: wordsOfBlock(blocks[start]!),
    answer: blocks
      .slice(start + 1, starts[index + 1])
      .map(wordsOfBlock)
      .join(' '),
  }))
}

const wordsOfBlock = (block: Block): string =>
  block.type === 'list' ? block.items.map(wordsOf).join(' ') : wordsOf(block.content)

const wordsOf = (content: readonly Inline[]): string =>
  content
    .map((part) => (typeof part === 'string' ? fillFacts(part) : wordsOf(part.content)))
    .join('')
