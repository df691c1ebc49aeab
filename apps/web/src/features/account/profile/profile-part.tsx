import { isFocusLost } from '@farandfew/ui/focus'
import { FormGrid } from '@farandfew/ui/form'
import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { TabHeading } from '../tabs/account.styles.ts'

interface ProfilePartProps {
  title: string
  children: ReactNode
}

/** A part of the profile with its own form. */
export function ProfilePart({ title, children }: ProfilePartProps) {
  const id = useId()
  return (
    <Part aria-labelledby={id} {...useFocusAfterForm()}>
      <TabHeading id={id}>{title}</TabHeading>
      {children}
    </Part>
  )
}

/** Focuses the button that opened a form when the form has closed with the focus in it. */
function useFocusAfterForm() {
  const ref = useRef<HTMLElement>(null)
  const hasFocus = useRef(false)
  useEffect(() => {
    if (!hasFocus.current || !isFocusLost()) return
    ref.current?.querySelector<HTMLElement>('button[aria-expanded]')?.focus()
  })
  return {
    ref,
    onFocus: () => (hasFocus.current = true),
    // Not called when the element that has the focus is removed.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      (hasFocus.current = currentTarget.contains(relatedTarget)),
  }
}

const Part = styled.section`
  padding-top: 32px;
  border-top: 1px solid ${({ theme }) => theme.colors.hairline};
`

/** The form of a `ProfilePart`. */
export const PartForm = styled(FormGrid)`
  max-width: 760px;
  margin-top: 16px;
`

/** A value with its state next to it. */
export const ValueLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  overflow-wrap: anywhere;
`
