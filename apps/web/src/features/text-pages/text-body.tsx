import { Prose } from '@farandfew/ui/page/prose.ts'
import { createElement, Fragment } from 'react'
import { AppLink } from '../../shared/links/app-link.tsx'
import { fillFacts } from './facts.ts'
import type { Block, Inline } from './text.ts'

/** Renders the headings, paragraphs, lists and links of a text. */
export function TextBody({ blocks }: { blocks: readonly Block[] }) {
  return (
    <Prose>
      {blocks.map((block, index) => (
        <BlockOf key={index} block={block} />
      ))}
    </Prose>
  )
}

function BlockOf({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return createElement(`h${block.level}`, { id: block.id }, <Line content={block.content} />)
    case 'paragraph':
      return (
        <p>
          <Line content={block.content} />
        </p>
      )
    case 'list':
      return createElement(
        block.ordered ? 'ol' : 'ul',
        undefined,
        block.items.map((item, index) => (
          <li key={index}>
            <Line content={item} />
          </li>
        )),
      )
  }
}

const Line = ({ content }: { content: readonly Inline[] }) =>
  content.map((part, index) => <Fragment key={index}>{inlineOf(part)}</Fragment>)

function inlineOf(part: Inline) {
  if (typeof part === 'string') return fillFacts(part)
  const content = <Line content={part.content} />
  if (part.type === 'link') return <AppLink href={fillFacts(part.href)}>{content}</AppLink>
  return part.type === 'strong' ? <strong>{content}</strong> : <em>{content}</em>
}
