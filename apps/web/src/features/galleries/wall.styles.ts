import { Section } from '@farandfew/ui/page/section.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** Less space below a header of another colour. */
export const Wall = styled(Section)`
  padding-top: clamp(24px, 4vw, 48px);
`

/** No extra space, because the header has enough. */
export const IndexWall = styled(Section)`
  padding-top: 0;
`

/** The number of results, below the filter. */
export const Count = styled.p`
  margin-block: 20px 24px;
  color: ${theme.colors.inkSoft};
`

/** Below the photos. */
export const Note = styled.p`
  margin-top: 24px;
  color: ${theme.colors.inkSoft};
`
