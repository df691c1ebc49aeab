import { isFocusLost } from '@farandfew/ui/focus/is-focus-lost.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'

interface PanelProps {
  title: ReactNode
  tone?: 'plain' | 'good' | 'warning'
  /** Whether it replaces another panel. Then its heading takes the focus if the control that had it is gone. */
  isNext: boolean
  children: ReactNode
}

/** Where the booking stands and what to do next. */
export function Panel({ title, tone = 'plain', isNext, children }: PanelProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isNext) return
    // A closing dialog first tries to return the focus to its opener.
    const timer = setTimeout(() => isFocusLost() && heading.current?.focus())
    return () => clearTimeout(timer)
  }, [isNext])
  return (
    <Box aria-labelledby={id} data-tone={tone}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: clamp(20px, 4vw, 32px);
  border: 1px solid ${theme.colors.hairline};
  border-top: 4px solid ${theme.colors.clay};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  &[data-tone='good'] {
    border-top-color: ${theme.colors.sea};
  }
  &[data-tone='warning'] {
    border-top-color: ${theme.colors.saffron};
  }
  /* A live region without a message takes no space. */
  > div:empty {
    display: none;
  }
  h2 {
    font-size: ${theme.fontSizes.heading};
  }
`

/** What the member does next, as a list. */
export const NextSteps = styled.ul`
  display: grid;
  gap: 8px;
  padding-left: 20px;
`

/** A message about the last attempt. */
export const Note = styled.p`
  padding: 12px 16px;
  border-left: 4px solid ${theme.colors.saffron};
  background: ${theme.colors.paper};
`

/** An amount as a headline. */
export const Amount = styled.p`
  font-family: ${theme.fonts.title};
  font-size: ${theme.fontSizes.page};
  line-height: 1.15;
  small {
    display: block;
    margin-top: 4px;
    color: ${theme.colors.inkSoft};
    font-family: ${theme.fonts.text};
    font-size: ${theme.fontSizes.small};
    line-height: 1.4;
  }
`
