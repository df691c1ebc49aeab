import { styled } from 'styled-components'

/** Buttons in a row, or in several rows if there is not enough room. */
export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 24px;
`

/** The same. On a small screen the buttons have equal widths, at least `--least`, and fill the row. */
export const EvenActions = styled(ActionRow)`
  ${({ theme }) => theme.below.md} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least, 164px)), 1fr));
    > a {
      padding-inline: 8px;
    }
  }
`
