import { styled } from 'styled-components'
import { Sheet } from '../../shared/table/open-item.styles.ts'

export const Placeholder = styled(Sheet)`
  height: 240px;
`

export const Parts = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px;
  h2 {
    font-family: ${({ theme }) => theme.fonts.text};
    font-size: ${({ theme }) => theme.fontSizes.body};
    font-weight: ${({ theme }) => theme.fontWeights.label};
    letter-spacing: 0;
  }
`

export const Form = styled.form`
  display: grid;
  gap: 12px;
  max-width: ${({ theme }) => theme.widths.text};
`
