import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

const { space } = theme

/** A frame around a problem or another message. */
export const Notice = styled.div`
  --problem-gap: ${space(4)};
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  max-width: 40em;
  padding: ${space(6)};
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
`
