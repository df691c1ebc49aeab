import { styled } from 'styled-components'

/** Actions side by side, under each other where there is no room. */
export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 24px;
`

/** The same; on a small screen all are equally wide and fill the row, each with room for its words (`--least`). */
export const EvenActions = styled(ActionRow)`
  ${({ theme }) => theme.below.md} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least, 164px)), 1fr));
    > a {
      padding-inline: 8px;
    }
  }
`
