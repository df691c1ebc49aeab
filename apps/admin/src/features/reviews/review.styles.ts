import { theme } from '@farandfew/ui/theme/theme.ts'
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
    font-family: ${theme.fonts.text};
    font-size: ${theme.fontSizes.body};
    font-weight: ${theme.fontWeights.label};
    letter-spacing: 0;
  }
`

export const Form = styled.form`
  display: grid;
  gap: 12px;
  max-width: ${theme.widths.text};
`
