import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

export const Heading = styled.h2`
  font-size: ${theme.fontSizes.heading};
`

/** Secondary text. */
export const Quiet = styled.p`
  color: ${theme.colors.inkSoft};
  font-size: ${theme.fontSizes.small};
`

/** A part of a tab that stands out from the page. */
export const Box = styled.section`
  display: grid;
  align-content: start;
  gap: 16px;
  padding: clamp(20px, 4vw, 28px);
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
`

/** A wide part and a narrow one, below each other on a phone. */
export const WideAndNarrow = styled.div`
  display: grid;
  gap: 48px;
  align-items: start;
  ${theme.media.split} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`
