import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** From this width on the whole navigation fits next to the logo. */
const wide = '@media (min-width: 1080px)'

export const HeaderBand = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.layers.header};
  background: ${theme.colors.blush};
  /* With the bar of a set date, which covers 20 pixels, the buttons move into what is left. Transforms shift no layout. */
  &:has([data-set-date]) {
    padding-top: max(0px, 1.25rem - 20px);
    ${() => Bar} {
      transform: translateY(10px);
    }
  }
`

export const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 68px;

  nav,
  > div {
    display: none;
  }
  ul {
    display: flex;
    gap: 28px;
  }
  ${wide} {
    nav {
      display: block;
    }
    > div {
      display: flex;
      gap: 8px;
    }
    .menu-button {
      display: none;
    }
  }
`

export const Navigation = styled.nav`
  ul {
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${theme.colors.ink};
    text-decoration: none;
    text-underline-offset: 8px;
    text-decoration-thickness: 2px;
  }
  a:hover {
    text-decoration-line: underline;
    text-decoration-color: ${theme.colors.clay};
  }
  a[aria-current='page'] {
    color: ${theme.colors.raspberry};
    font-weight: 600;
    text-decoration-line: underline;
    text-decoration-color: currentColor;
  }
`

/* Floats over the page. On a low screen it scrolls. */
export const MenuPanel = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  left: 0;
  display: grid;
  gap: 12px;
  max-height: calc(100dvh - 68px);
  padding: 0 20px 24px;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-bottom: 1px solid ${theme.colors.ink};
  background: ${theme.colors.blush};
  box-shadow: ${theme.shadows.float};
  clip-path: inset(0 0 -64px);
  ${theme.media.md} {
    padding-inline: 32px;
  }
  li + li {
    border-top: 1px solid ${theme.colors.hairline};
  }
  nav a {
    display: flex;
    font-size: 18px;
  }
  &[hidden] {
    display: none;
  }
  ${wide} {
    display: none;
  }
`
