import { styled } from 'styled-components'

export const TabRow = styled.div`
  display: flex;
  gap: 32px;
  margin-bottom: 48px;
  border-bottom: 1px solid ${({ theme }) => theme.colors.hairline};
  @media (scripting: none) {
    display: none;
  }
`

export const Tab = styled.button`
  min-height: 52px;
  margin-bottom: -1px;
  padding: 0 2px;
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  font-family: ${({ theme }) => theme.fonts.title};
  font-size: ${({ theme }) => theme.fontSizes.title};
  color: ${({ theme }) => theme.colors.inkSoft};
  cursor: pointer;
  &:hover {
    color: ${({ theme }) => theme.colors.ink};
  }
  &[aria-selected='true'] {
    border-color: ${({ theme }) => theme.colors.raspberry};
    color: ${({ theme }) => theme.colors.raspberry};
  }
`

export const Panel = styled.div`
  @media (scripting: none) {
    &[hidden] {
      display: block;
      margin-top: 64px;
    }
  }
`
