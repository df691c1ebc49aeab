import { Section } from '@farandfew/ui/page'
import { styled } from 'styled-components'

/** Close below a header of another colour. */
export const Wall = styled(Section)`
  padding-top: clamp(24px, 4vw, 48px);
`

/** Below a header that has air of its own. */
export const IndexWall = styled(Section)`
  padding-top: 0;
`

/** How many there are, below the filter. */
export const Count = styled.p`
  margin-block: 20px 24px;
  color: ${({ theme }) => theme.colors.inkSoft};
`
