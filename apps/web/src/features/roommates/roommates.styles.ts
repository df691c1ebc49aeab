import { styled } from 'styled-components'

export const Stack = styled.div`
  display: grid;
  gap: 24px;
  max-width: 720px;
  h2 {
    font-size: ${({ theme }) => theme.fontSizes.heading};
  }
  h3 {
    font-size: ${({ theme }) => theme.fontSizes.title};
  }
`

export const Card = styled.section`
  display: grid;
  gap: 16px;
  padding: 24px;
  border: 1px solid ${({ theme }) => theme.colors.hairline};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.sheet};
  overflow-wrap: anywhere;
  ul {
    padding-left: 20px;
    list-style: disc;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`

export const Hint = styled.p`
  color: ${({ theme }) => theme.colors.inkSoft};
  font-size: ${({ theme }) => theme.fontSizes.small};
`

/** A checkbox with its label; at least 44 pixels high to touch. */
export const Check = styled.label`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 44px;
  cursor: pointer;
  input {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: ${({ theme }) => theme.colors.raspberry};
  }
  small {
    display: block;
    color: ${({ theme }) => theme.colors.inkSoft};
    font-size: ${({ theme }) => theme.fontSizes.small};
  }
`

export const Fields = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: 4px;
    font-weight: ${({ theme }) => theme.fontWeights.label};
  }
`
