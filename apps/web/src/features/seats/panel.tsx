import { isFocusLost } from '@farandfew/ui/focus/is-focus-lost.ts'
import { Panel } from '@farandfew/ui/primitives/blocks.ts'
import { Heading } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'

interface StatePanelProps {
  title: ReactNode
  accent?: 'clay' | 'sea' | 'saffron'
  /** Whether it replaces another panel. Then its heading takes the focus if the control that had it is gone. */
  isNext: boolean
  children: ReactNode
}

/** Where the booking stands and what to do next. */
export function StatePanel({ title, accent = 'clay', isNext, children }: StatePanelProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isNext) return
    // A closing dialog first tries to return the focus to its opener.
    const timer = setTimeout(() => isFocusLost() && heading.current?.focus())
    return () => clearTimeout(timer)
  }, [isNext])
  return (
    <Box aria-labelledby={id} accent={accent}>
      <Heading ref={heading} id={id} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </Box>
  )
}

const Box = styled(Panel)`
  /* A live region without a message takes no space. */
  > div:empty {
    display: none;
  }
`

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
