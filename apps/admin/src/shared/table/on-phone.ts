import { theme } from '@farandfew/ui/theme/theme.ts'
import { css } from 'styled-components'

/** What decides about a row, for the second line of a cell on a phone: the columns that say it are not in view there. */
export type OnPhone<Row> = (row: Row) => readonly (string | false | null | undefined)[]

/** The attribute of a cell with a second line. */
export const onPhoneOf = <Row>(onPhone: OnPhone<Row> | undefined, row: Row) => ({
  'data-on-phone': onPhone?.(row).filter(Boolean).join(' · ') || undefined,
})

/** The second line of a cell, on a phone. Other columns say the same, so screen readers skip it. */
export const secondLine = css`
  ${theme.below.md} {
    [data-on-phone]::after {
      content: attr(data-on-phone);
      content: attr(data-on-phone) / '';
      display: block;
      overflow: hidden;
      color: ${theme.colors.inkSoft};
      font-weight: ${theme.fontWeights.text};
      text-overflow: ellipsis;
    }
  }
`
