import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

export const Band = styled.section`
  /* The height of the paper-coloured part at the bottom: about half of the poster, whatever is above it. */
  --paper: 34vw;
  padding: 16px 0 0;
  background: linear-gradient(
    0deg,
    ${theme.colors.paper} var(--paper),
    ${theme.colors.blush} var(--paper)
  );
  > div {
    position: relative;
  }
  ${theme.media.md} {
    --paper: min(20vw, 250px);
  }
`

/** At the top right. Later in the order of the page, so that few tab stops are before the button to a seat. */
export const ToolsPlace = styled.div`
  position: absolute;
  top: 0;
  right: ${theme.space(2.5)};
  ${theme.media.md} {
    right: ${theme.space(5)};
  }
  /* The narrowest phones have no room for it next to the link back. */
  @media (max-width: 22.4rem) {
    position: static;
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 0 48px;
  padding: 4px 0 20px;
  > div:first-child {
    flex: 1 1 560px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h1 {
    margin: 10px 0 8px;
    font-size: ${theme.fontSizes.display};
    line-height: 1.06;
    letter-spacing: -0.02em;
  }
  [role='list'] {
    font-size: ${theme.fontSizes.lead};
  }
  ${theme.below.md} {
    > :last-child {
      flex: 1 1 100%;
    }
  }
  ${theme.media.md} {
    padding: 8px 0 32px;
  }
`
