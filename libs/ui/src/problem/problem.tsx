import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/button.tsx'
import { theme } from '../theme/theme.ts'

export interface ProblemProps {
  /** What failed, as a sentence: 'We could not load the trips.' */
  title?: string
  /** Why it failed or what to do, as a sentence. */
  detail?: string
  /** Tries again. Leave it out if that cannot help, or if another action does it. */
  onRetry?: () => void
  retryLabel?: string
  /** The space between text and actions, as a step of `theme.space`. */
  gap?: number
  /** Other actions. */
  children?: ReactNode
}

/** Something that failed, why, and a button to try again. */
export function Problem(props: ProblemProps) {
  const { title, detail = 'Please check your connection and try again.', onRetry } = props
  return (
    <Box role="alert" style={{ gap: theme.space(props.gap ?? 4) }}>
      <p>
        {title && <strong>{title}</strong>} {detail}
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
`
