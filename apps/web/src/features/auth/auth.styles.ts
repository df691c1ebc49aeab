import { styled } from 'styled-components'

/** A form in one column. */
export const Column = styled.form`
  display: grid;
  gap: 20px;
`

export const Stack = styled.div`
  display: grid;
  gap: 16px;
`

/** A sentence between the fields. */
export const Note = styled.p`
  color: ${({ theme }) => theme.colors.inkSoft};
  &:focus {
    outline: none;
  }
`

/** Small buttons in a row. */
export const SmallActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  margin-inline: -12px;
`
