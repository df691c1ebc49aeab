import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** The queue and the request: one at a time on a phone, side by side on a wide screen. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  ${theme.media.ml} {
    grid-template-columns: minmax(300px, 380px) minmax(0, 1fr);
  }
`

/** A phone hides the column that is not in use. */
export const Column = styled.div<{ $aside: boolean }>`
  display: ${({ $aside }) => ($aside ? 'none' : 'grid')};
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  ${theme.media.ml} {
    display: grid;
  }
`

export const Sheet = styled.section`
  padding: 20px;
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  overflow-wrap: anywhere;
  h3 {
    margin-bottom: 12px;
    font-size: ${theme.fontSizes.lead};
  }
  h4 {
    margin: 16px 0 6px;
    font-size: ${theme.fontSizes.small};
    color: ${theme.colors.inkSoft};
  }
`

/** A text with its own line breaks and direction. */
export const LongText = styled.p`
  white-space: pre-wrap;
  unicode-bidi: plaintext;
`
