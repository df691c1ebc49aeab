import { styled } from 'styled-components'

export const Part = styled.section`
  padding-top: 20px;
  margin-top: 20px;
  border-top: 1px solid ${({ theme }) => theme.colors.hairline};
  h3 {
    margin-bottom: 12px;
    font-size: ${({ theme }) => theme.fontSizes.lead};
  }
`

export const Entries = styled.ul`
  display: grid;
  gap: 14px;
  padding: 0;
  list-style: none;
  font-size: ${({ theme }) => theme.fontSizes.small};
  li {
    display: grid;
    justify-items: start;
    gap: 4px;
  }
`
