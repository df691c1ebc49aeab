import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** The queue and the request: one at a time on a phone, side by side on a wide screen. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  ${theme.media.ml} {
    grid-template-columns: minmax(280px, 26%) minmax(0, 1fr);
  }
`

/** A phone hides the column that is not in use. */
export const Column = styled.div<{ $aside: boolean }>`
  display: ${({ $aside }) => ($aside ? 'none' : 'grid')};
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  ${theme.media.ml} {
    display: grid;
  }
`

export const Sheet = styled.section`
  padding: 16px 20px;
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  overflow-wrap: anywhere;
  li {
    font-size: ${theme.fontSizes.small};
  }
  h3 {
    margin-bottom: 8px;
    font-size: ${theme.fontSizes.lead};
  }
  h4 {
    margin: 12px 0 4px;
    font-size: ${theme.fontSizes.small};
    color: ${theme.colors.inkSoft};
  }
`

/** A text with its own line breaks and direction. */
export const LongText = styled.p`
  font-size: ${theme.fontSizes.small};
  white-space: pre-wrap;
  unicode-bidi: plaintext;
`

/** What does not decide by itself, behind a line that opens it. */
export const Fold = styled.details`
  margin-top: 8px;
  > summary {
    display: list-item;
    padding-block: 11px;
    color: ${theme.colors.raspberry};
    font-size: ${theme.fontSizes.small};
    cursor: pointer;
  }
`
