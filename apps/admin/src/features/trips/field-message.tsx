import { theme } from '@farandfew/ui/theme/theme.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** The error of a group of fields. A screen reader announces it. */
export function FieldMessage({ children }: { children: ReactNode }) {
  return <div aria-live="polite">{children && <Message>{children}</Message>}</div>
}

const Message = styled.p`
  color: ${theme.colors.danger};
  font-size: ${theme.fontSizes.small};
`
