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

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(96px, max-content) minmax(0, 1fr);
  gap: 8px 16px;
  font-size: ${({ theme }) => theme.fontSizes.small};
  dt {
    color: ${({ theme }) => theme.colors.inkSoft};
  }
  dd {
    margin: 0;
    unicode-bidi: plaintext;
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

export const Quiet = styled.p`
  color: ${({ theme }) => theme.colors.inkSoft};
  font-size: ${({ theme }) => theme.fontSizes.small};
`
