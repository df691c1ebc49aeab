import { theme } from '@farandfew/ui/theme/theme.ts'
import type { ReactNode } from 'react'
import { css } from 'styled-components'
import type { Heading } from './table-head.tsx'

/** A column of a list, in a table or in the grid of a long list. */
export interface ListColumn<Row> extends Heading {
  /** Whether it is hidden until it is chosen. */
  extra?: boolean
  /** Whether it takes what the other columns leave next to the sidebar, and cuts its text. */
  shrinks?: boolean
  /** Whether its text may take a second line. */
  wraps?: boolean
  /** Its width in a grid, in CSS pixels. */
  width?: number
  /** What decides about a row, for the second line of the cell on a phone: the columns that say it are not in view there. */
  onPhone?: (row: Row) => readonly (string | false | null | undefined)[]
  cell: (row: Row) => ReactNode
}

/** The attribute of a cell with a second line. */
export const onPhoneOf = <Row>({ onPhone }: ListColumn<Row>, row: Row) => ({
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
