import { splitLinks } from '@farandfew/domain/group-messages/split-links.ts'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { styled } from 'styled-components'

interface MessageTextProps {
  text: string
  /** Whether its links are stops of the Tab key. */
  isCurrent: boolean
}

/** The text of a message as it was typed. Only complete addresses are links, and they show where they lead. */
export function MessageText({ text, isCurrent }: MessageTextProps) {
  return (
    <Words dir="auto">
      {splitLinks(text).map((segment, index) =>
        segment.kind === 'text' ? (
          segment.text
        ) : (
          <a
            key={index}
            href={segment.href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            tabIndex={isCurrent ? 0 : -1}
          >
            <span>{segment.text}</span>
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        ),
      )}
    </Words>
  )
}

export const Words = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  line-height: 1.5;
`
