import { Prose } from '@farandfew/ui/page/prose.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { createElement, Fragment } from 'react'
import { styled } from 'styled-components'
import { AppLink } from '../../shared/links/app-link.tsx'
import { fillFacts } from './facts.ts'
import type { Block, Inline } from './text.ts'

/** On a wide screen the headings are next to their text. */
const Body = styled(Prose)`
  max-width: none;
  ${theme.media.lg} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 38rem);
    gap: 0 40px;
    > * {
      grid-column: 2;
    }
    > h2 {
      grid-column: 1;
      line-height: 1.25;
    }
    > h2 + * {
      margin-top: ${theme.space(12)};
    }
    > h2:first-child + * {
      margin-top: 0;
    }
    > p:first-child {
      grid-column: 1 / -1;
      max-width: 44em;
    }
  }
`

/** Renders the headings, paragraphs, lists and links of a text. */
export function TextBody({ blocks }: { blocks: readonly Block[] }) {
  return (
    <Body>
      {blocks.map((block, index) => (
        <BlockOf key={index} block={block} />
      ))}
    </Body>
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
