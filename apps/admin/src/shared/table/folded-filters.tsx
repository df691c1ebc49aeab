import { Button } from '@farandfew/ui/button/button.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'

interface FoldedFiltersProps {
  /** How many filters are set. */
  active: number
  children: ReactNode
}

/** The filters of a list. On a phone they open with a button, so that the list starts near the top. */
export function FoldedFilters({ active, children }: FoldedFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Opener
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {active > 0 ? `Filters (${active})` : 'Filters'}
      </Opener>
      <Fields id={id} data-open={isOpen}>
        {children}
      </Fields>
    </>
  )
}

const Opener = styled(Button)`
  ${theme.media.md} {
    display: none;
  }
`

/** On wider screens the fields are among the other tools. */
const Fields = styled.div`
  display: contents;
  ${theme.below.md} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: end;
    gap: 12px;
    flex-basis: 100%;
    &[data-open='false'] {
      display: none;
    }
  }
`
