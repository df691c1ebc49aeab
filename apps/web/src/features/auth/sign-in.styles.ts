import { styled } from 'styled-components'

/** A form of one column. */
export const Column = styled.form`
  display: grid;
  gap: 20px;
`

export const Stack = styled.div`
  display: grid;
  gap: 16px;
`

/** What a mode says beside its fields. */
export const Note = styled.p`
  color: ${({ theme }) => theme.colors.inkSoft};
  &:focus {
    outline: none;
  }
`

/** Smaller ways on, one beside the other. */
export const WaysOn = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  margin-inline: -12px;
`
