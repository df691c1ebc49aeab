import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

export const Note = styled.p`
  color: ${theme.colors.inkSoft};
  &:focus {
    outline: none;
  }
`

export const SmallActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  margin-inline: -12px;
`
