import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** Links to the parts of the page, which stay in reach of the thumb. */
export const Jump = styled.nav`
  position: sticky;
  top: 0;
  z-index: ${theme.layers.sticky};
  display: flex;
  margin-inline: -20px;
  padding-inline: 12px;
  overflow-x: auto;
  background: ${theme.colors.paper};
  border-bottom: 1px solid ${theme.colors.hairline};
  a {
    display: flex;
    align-items: center;
    min-height: 48px;
    padding-inline: 8px;
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`

/** The itinerary, and next to it on a large screen everything else. */
export const Parts = styled.div`
  padding-bottom: 64px;
  overflow-wrap: anywhere;
  ${theme.media.split} {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: 64px;
  }
  section {
    padding-top: 40px;
    scroll-margin-top: 32px;
  }
  h2 {
    margin-bottom: 16px;
    font-size: ${theme.fontSizes.heading};
  }
  h3 {
    font-size: ${theme.fontSizes.lead};
  }
  h3:not(:first-child) {
    margin-top: 8px;
  }
  small {
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
`

export const Day = styled.article`
  max-width: ${theme.widths.text};
  padding-block: 20px;
  border-top: 1px solid ${theme.colors.hairline};
  h3 small {
    display: block;
    margin-bottom: 4px;
    font-family: ${theme.fonts.text};
    font-weight: ${theme.fontWeights.text};
  }
  p {
    margin-block: 8px;
  }
  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 4px 16px;
  }
  dt {
    color: ${theme.colors.inkSoft};
  }
`

export const Cards = styled.ul`
  display: grid;
  gap: 16px;
  li {
    padding: 16px;
    background: ${theme.colors.sheet};
    border: 1px solid ${theme.colors.hairline};
    border-radius: ${theme.radii.card};
  }
  p {
    margin-top: 4px;
  }
  p:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
  }
`

export const List = styled.ul`
  max-width: ${theme.widths.text};
  margin-block: 8px 16px;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 24px;
    min-height: 48px;
    border-bottom: 1px solid ${theme.colors.hairline};
  }
`
