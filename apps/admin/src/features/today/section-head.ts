import { styled } from 'styled-components'

export const SectionHead = styled.h2`
  margin-bottom: 16px;
  font-size: ${({ theme }) => theme.fontSizes.heading};
`
