import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** Buttons in a row, or in several rows if there is not enough room. */
export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 24px;
`

/** An `ActionRow` whose buttons fill the row on a small screen, with equal widths of at least `--min-width`. */
export const EvenActions = styled(ActionRow)`
  ${theme.below.md} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--min-width, 164px)), 1fr));
    > a {
      padding-inline: 8px;
    }
  }
`
