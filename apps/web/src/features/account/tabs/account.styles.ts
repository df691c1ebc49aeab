import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

export const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 20px;
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  h3 {
    font-size: ${theme.fontSizes.title};
  }
`
