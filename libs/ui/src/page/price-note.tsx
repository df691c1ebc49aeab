import { inclusionNote } from '@farandfew/domain/constants/labels.ts'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** What a price includes and what it does not. Next to every price. */
export const PriceNote = () => <Note>{inclusionNote}</Note>

const Note = styled.p`
  max-width: ${theme.widths.text};
  margin-block: ${theme.space(2)} 0;
  color: ${theme.colors.inkSoft};
  font-size: ${theme.fontSizes.small};
`
