import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { Container } from './container.ts'

export type SectionTone = 'paper' | 'blush' | 'night'

export interface SectionProps {
  id?: string
  tone?: SectionTone
  /** The id of the section's heading. */
  labelledBy?: string
  /** Another space above it: none below a page header. */
  top?: string
  className?: string
  children: ReactNode
}

const { colors } = theme

const tones = {
  paper: { background: colors.paper, color: colors.ink },
  blush: { background: colors.blush, color: colors.ink },
  night: { background: colors.night, color: colors.paper },
} as const

/** A full-width part of a page, with its content in a column. */
export function Section({ tone = 'paper', top, labelledBy, children, ...rest }: SectionProps) {
  return (
    <Band $tone={tone} $top={top} data-tone={tone} aria-labelledby={labelledBy} {...rest}>
      <Container>{children}</Container>
    </Band>
  )
}

// Two sections of the same colour need only one space between them.
const Band = styled.section<{ $tone: SectionTone; $top: string | undefined }>`
  padding-block: clamp(${theme.space(8)}, 8.2vw, ${theme.space(28)});
  ${theme.below.sm} {
    padding-block: ${theme.space(6)};
  }
  ${({ $top }) => $top && `&& { padding-top: ${$top}; }`}
  ${({ $tone }) => [tones[$tone], `&[data-tone='${$tone}'] + &[data-tone='${$tone}'] { padding-top: 0; }`]}
  &[data-tone='night'] :focus-visible {
    outline-color: ${colors.saffronLight};
  }
`
