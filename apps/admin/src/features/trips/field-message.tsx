import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** What is refused of a group of fields, told when it appears. */
export function FieldMessage({ children }: { children: ReactNode }) {
  return <div aria-live="polite">{children && <Message>{children}</Message>}</div>
}

const Message = styled.p`
  color: ${({ theme }) => theme.colors.danger};
  font-size: ${({ theme }) => theme.fontSizes.small};
`
