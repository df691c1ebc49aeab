import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** The folded fields of the templates. */
export const Fields = styled.div`
  display: grid;
  gap: 16px;
  padding: 16px;
  margin-top: 8px;
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
`

/** A text as it was written. */
export const MailingText = styled.div`
  max-width: 66ch;
  padding: 16px;
  border: 1px solid ${theme.colors.hairline};
  white-space: pre-line;
  overflow-wrap: anywhere;
`
