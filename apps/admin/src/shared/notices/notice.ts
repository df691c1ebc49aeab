import { styled } from 'styled-components'

/** A framed word from the console, with what can be done about it. */
export const Notice = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
  max-width: 60ch;
  padding: 24px;
  border: 1px solid ${({ theme }) => theme.colors.hairline};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.sheet};
`
