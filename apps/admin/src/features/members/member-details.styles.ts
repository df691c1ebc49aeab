import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

export const Part = styled.section`
  padding-top: 20px;
  margin-top: 20px;
  border-top: 1px solid ${theme.colors.hairline};
  h3 {
    margin-bottom: 12px;
    font-size: ${theme.fontSizes.lead};
  }
`

export const Entries = styled.ul`
  display: grid;
  gap: 14px;
  padding: 0;
  list-style: none;
  font-size: ${theme.fontSizes.small};
  li {
    display: grid;
    justify-items: start;
    gap: 4px;
  }
`
