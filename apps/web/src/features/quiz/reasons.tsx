import type { QuizMatch } from '@farandfew/domain/quiz/quiz.ts'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { Check, X } from 'lucide-react'
import { css, styled } from 'styled-components'

interface ReasonsProps {
  of: Pick<QuizMatch, 'reasons' | 'misses'>
  /** On a wide screen several reasons share a line. */
  inline?: boolean
}

/** The reasons for a score: a tick for what fits, a cross for what does not. Renders nothing if there are none. */
export function Reasons({ of: { reasons, misses }, inline = false }: ReasonsProps) {
  if (reasons.length === 0) return null
  return (
    <Lines role="list" aria-label="Why" $inline={inline}>
      {reasons.map((reason) => (
        <Reason key={reason} text={reason} fits={!misses.includes(reason)} />
      ))}
    </Lines>
  )
}

function Reason({ text, fits }: { text: string; fits: boolean }) {
  const Icon = fits ? Check : X
  return (
    <li data-fits={fits}>
      <Icon size={16} strokeWidth={2.25} aria-hidden />
      <span>
        <VisuallyHidden>{fits ? 'Fits: ' : 'Does not fit: '}</VisuallyHidden>
        <span>{text}</span>
      </span>
    </li>
  )
}

const Lines = styled.ul<{ $inline: boolean }>`
  display: grid;
  gap: 4px;
  margin-top: 12px;
  font-size: ${theme.fontSizes.small};
  line-height: 1.45;
  > li {
    display: flex;
    gap: 8px;
  }
  svg {
    flex: none;
    /* Centred on the first line of the text. */
    margin-top: calc((1.45em - 16px) / 2);
    color: ${theme.colors.sea};
  }
  [data-fits='false'] {
    color: ${theme.colors.inkSoft};
    svg {
      color: ${theme.colors.clay};
    }
  }
  ${({ $inline }) =>
    $inline &&
    css`
      margin-top: 8px;
      ${theme.media.md} {
        display: flex;
        flex-wrap: wrap;
        gap: 2px 20px;
      }
    `}
`
