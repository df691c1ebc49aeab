import { isFocusLost } from '@farandfew/ui/focus/is-focus-lost.ts'
import { FormGrid, Heading } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'

interface ProfilePartProps {
  title: string
  children: ReactNode
}

/** A part of the profile with its own form. */
export function ProfilePart({ title, children }: ProfilePartProps) {
  const id = useId()
  return (
    <Part aria-labelledby={id} ref={useFocusAfterForm()}>
      <Heading marginBottom={4} id={id}>
        {title}
      </Heading>
      {children}
    </Part>
  )
}

/** Focuses the button that opened a form when the form has closed with the focus in it. */
function useFocusAfterForm() {
  const part = useRef<HTMLElement>(null)
  const hadForm = useRef(false)
  useEffect(() => {
    const hasForm = Boolean(part.current?.querySelector('form'))
    if (hadForm.current && !hasForm && isFocusLost()) {
      part.current?.querySelector<HTMLElement>('button[aria-expanded]')?.focus()
    }
    hadForm.current = hasForm
  })
  return part
}

const Part = styled.section`
  padding-top: 32px;
  border-top: 1px solid ${theme.colors.hairline};
`

export const PartForm = styled(FormGrid)`
  max-width: 760px;
  margin-top: 16px;
`
