import { styled } from 'styled-components'

/** Actions side by side, under each other where there is no room. */
export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 24px;
`
