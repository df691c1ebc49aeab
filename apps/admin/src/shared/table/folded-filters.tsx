import { Button } from '@farandfew/ui/button/button.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { type ReactNode, useId, useState } from 'react'
import { css, styled } from 'styled-components'

interface FoldedFiltersProps {
  /** How many filters are set. */
  active: number
  /** Whether they are folded on every screen, because there are many. */
  always?: boolean
  children: ReactNode
}

/** The filters of a list. On a phone, or if there are many, they open with a button, so that the list starts near the top. */
export function FoldedFilters({ active, always = false, children }: FoldedFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Opener
        variant="secondary"
        $always={always}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {active > 0 ? `Filters (${active})` : 'Filters'}
      </Opener>
      <Fields id={id} data-open={isOpen} $always={always}>
        {children}
      </Fields>
    </>
  )
}

const Opener = styled(Button)<{ $always: boolean }>`
  ${theme.media.md} {
    ${({ $always }) => !$always && 'display: none;'}
  }
`

/** In rows of their own, after the other tools. */
const folded = (columns: string) => css`
  display: grid;
  grid-template-columns: ${columns};
  order: 1;
  align-items: end;
  gap: 12px;
  flex-basis: 100%;
  &[data-open='false'] {
    display: none;
  }
`

/** On wider screens the fields are among the other tools. */
const Fields = styled.div<{ $always: boolean }>`
  display: contents;
  ${({ $always }) => $always && folded('repeat(auto-fill, minmax(170px, 1fr))')}
  ${theme.below.md} {
    ${folded('repeat(auto-fit, minmax(min(100%, 150px), 1fr))')}
  }
`
