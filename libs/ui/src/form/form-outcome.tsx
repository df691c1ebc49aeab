import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** What became of a submission. A toast shows and announces it, and the form shows it with `next`. */
export interface FormMessage {
  title: string
  description?: string | undefined
  next?: string | undefined
}

export interface Outcome extends FormMessage {
  failed: boolean
}

/**
 * What became of the last submission, at its form, scrolled into view. It is no live region, because the toast has
 * announced it.
 */
export function FormOutcome({ of: outcome }: { of: Outcome | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // jsdom cannot scroll.
    if (box.current && 'scrollIntoView' in box.current) {
      box.current.scrollIntoView({ block: 'nearest' })
    }
  }, [outcome])
  if (!outcome) return null
  const { title, description, next, failed } = outcome
  return (
    <Box ref={box} data-outcome={failed ? 'failure' : 'success'}>
      <strong>{title}</strong>
      {description && <p>{description}</p>}
      {next && <p>{next}</p>}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${theme.space(1)};
  width: 100%;
  padding: ${theme.space(3)} ${theme.space(4)};
  border: 1px solid ${theme.colors.hairline};
  border-left: 4px solid ${theme.colors.sea};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  line-height: 1.45;
  overflow-wrap: anywhere;
  /* Scrolled to above the toast. */
  scroll-margin-bottom: 140px;
  &[data-outcome='failure'] {
    border-left-color: ${theme.colors.danger};
  }
`
