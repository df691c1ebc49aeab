import { css, styled } from 'styled-components'

/** From here on the whole navigation fits beside the logo. */
const wide = '@media (min-width: 1080px)'

export const HeaderBand = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  background: ${({ theme }) => theme.colors.blush};
`

export const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 68px;

  .menu-button {
    ${wide} {
      display: none;
    }
  }
`

const inBar = css`
  display: none;
  ${wide} {
    display: block;
  }
  ul {
    display: flex;
    gap: 28px;
  }
`

const inMenu = css`
  li + li {
    border-top: 1px solid ${({ theme }) => theme.colors.hairline};
  }
  a {
    display: flex;
    font-size: 18px;
  }
`

export const Navigation = styled.nav<{ $where: 'bar' | 'menu' }>`
  ul {
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${({ theme }) => theme.colors.ink};
    text-decoration: none;
    text-underline-offset: 8px;
    text-decoration-thickness: 2px;
  }
  a:hover {
    text-decoration-line: underline;
    text-decoration-color: ${({ theme }) => theme.colors.clay};
  }
  a[aria-current='page'] {
    color: ${({ theme }) => theme.colors.raspberry};
    font-weight: 600;
    text-decoration-line: underline;
    text-decoration-color: currentColor;
  }
  ${({ $where }) => ($where === 'bar' ? inBar : inMenu)}
`

export const WideActions = styled.div`
  display: none;
  gap: 8px;
  ${wide} {
    display: flex;
  }
`

export const MenuPanel = styled.div`
  display: grid;
  gap: 12px;
  padding-bottom: 20px;
  &[hidden] {
    display: none;
  }
  ${wide} {
    display: none;
  }
`
