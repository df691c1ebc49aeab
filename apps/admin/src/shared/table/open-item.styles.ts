import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

export const Sheet = styled.article`
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
`

export const Head = styled.div`
  position: relative;
  display: grid;
  gap: 0 16px;
  padding: 8px 16px;
  &:hover {
    background: ${theme.colors.paper};
  }
  /* One line, so that many are in view. */
  ${theme.media.md} {
    grid-template-columns: minmax(0, max-content) minmax(0, 1fr) auto;
    align-items: center;
    padding-block: 4px;
    > :nth-child(2) {
      grid-area: 1 / 3;
    }
  }
`

export const Name = styled.h2`
  font-family: ${theme.fonts.text};
  font-size: ${theme.fontSizes.body};
  font-weight: ${theme.fontWeights.label};
  letter-spacing: 0;
  line-height: 1.4;
  button {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  /* Makes the whole head clickable. */
  button::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

export const Excerpt = styled.p`
  overflow: hidden;
  color: ${theme.colors.inkSoft};
  font-size: ${theme.fontSizes.small};
  text-overflow: ellipsis;
  white-space: nowrap;
  unicode-bidi: plaintext;
  ${theme.media.md} {
    grid-area: 1 / 2;
  }
`

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 16px;
  border-top: 1px solid ${theme.colors.hairline};
`

/** What a member wrote, quoted. */
export const Words = styled.blockquote`
  max-width: ${theme.widths.text};
  margin: 0;
  padding-left: 12px;
  border-left: 3px solid ${theme.colors.hairline};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  unicode-bidi: plaintext;
`

export const Message = styled.p`
  max-width: ${theme.widths.text};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  unicode-bidi: plaintext;
`
