import { isFocusLost } from '@farandfew/ui/focus/is-focus-lost.ts'
import { Box, Heading } from '@farandfew/ui/primitives/primitives.ts'
import { type ReactNode, useEffect, useId, useRef } from 'react'

interface ProfilePartProps {
  title: string
  children: ReactNode
}

/** A part of the profile with its own form. */
export function ProfilePart({ title, children }: ProfilePartProps) {
  const id = useId()
  return (
    <Box as="section" divided={8} aria-labelledby={id} ref={useFocusAfterForm()}>
      <Heading marginBottom={4} id={id}>
        {title}
      </Heading>
      {children}
    </Box>
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
