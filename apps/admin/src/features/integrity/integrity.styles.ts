import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { Sheet } from '../../shared/table/open-item.styles.ts'

/** One fault with its actions. */
export const FaultSheet = styled(Sheet)`
  display: grid;
  gap: 8px;
  padding: 16px;
  overflow-wrap: anywhere;
`

export const KindHead = styled.div`
  display: grid;
  gap: 4px;
  max-width: ${theme.widths.text};
  margin-top: 16px;
  h2 {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    font-size: ${theme.fontSizes.lead};
  }
`

export const Checked = styled.details`
  summary {
    min-height: 44px;
    padding-block: 10px;
    cursor: pointer;
  }
  ul {
    display: grid;
    gap: 8px;
    max-width: ${theme.widths.text};
    padding-left: 20px;
  }
`

export const Placeholder = styled(Sheet)`
  height: 160px;
`
