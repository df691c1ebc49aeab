import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { ActionButton } from '../button/action-button.tsx'
import { theme } from '../theme/theme.ts'

export interface ProblemProps {
  /** What failed, as a sentence: 'We could not load the trips.' */
  title: string
  /** Why it failed or what to do, as a sentence. While it is tried again, the last one stays. */
  detail?: string
  /** Tries again. Leave it out if that cannot help. */
  onRetry?: (() => void) | undefined
  retryLabel?: string
  retrying?: boolean
  /** Other actions. */
  children?: ReactNode
  className?: string
}

const { space } = theme

/** Something that failed, why, and a button to try again. */
export function Problem(props: ProblemProps) {
  const { title, detail = 'Please check your connection and try again.', retrying = false } = props
  const { onRetry, retryLabel = 'Try again', children, className } = props
  const [shown, setShown] = useState(detail)
  if (!retrying && detail !== shown) setShown(detail)
  return (
    <Box role="alert" className={className}>
      <p>
        <strong>{title}</strong> {shown}
      </p>
      {onRetry && (
        <ActionButton busy={retrying} busyLabel="Trying again..." onAction={onRetry}>
          {retryLabel}
        </ActionButton>
      )}
      {children}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(4)};
`

/** A frame around a problem or another message. */
export const Notice = styled(Box)`
  max-width: 60ch;
  padding: ${space(6)};
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
`
