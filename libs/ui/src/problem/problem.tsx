import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/button.tsx'
import { theme } from '../theme/theme.ts'

export interface ProblemProps {
  /** What failed, as a sentence: 'We could not load the trips.' */
  title: string
  /** Why it failed or what to do, as a sentence. */
  detail?: string
  /** Tries again. Leave it out if that cannot help, or if another action does it. */
  onRetry?: () => void
  retryLabel?: string
  /** Other actions. */
  children?: ReactNode
}

/**
 * Something that failed, why, and a button to try again. A frame around it can set `--problem-gap`, the space between
 * text and actions.
 */
export function Problem(props: ProblemProps) {
  const { title, detail = 'Please check your connection and try again.', onRetry } = props
  return (
    <Box role="alert">
      <p>
        <strong>{title}</strong>
        <span>{` ${detail}`}</span>
      </p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          {props.retryLabel ?? 'Try again'}
        </Button>
      )}
      {props.children}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--problem-gap, ${theme.space(6)});
`
