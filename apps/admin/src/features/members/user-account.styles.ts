import { styled } from 'styled-components'

export const CareList = styled.ul`
  display: grid;
  gap: 4px;
  padding-left: 20px;
  font-size: ${({ theme }) => theme.fontSizes.small};
`
