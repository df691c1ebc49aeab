import type { Ordering } from '@farandfew/domain/contract/list-order.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Check } from '../forms/check.ts'
import { useUrlState } from '../url/use-url-state.ts'
import type { Nouns } from './describe-pages.ts'
import { ViewChoice, ViewEditor } from './saved-views.tsx'
import type { Heading } from './table-head.tsx'
import type { List } from './use-list.ts'

interface Column extends Heading {
  /** Whether it is hidden until it is chosen. */
  extra?: boolean
}

/** The columns of a table that the address names, in their order, otherwise all that are not extra. What names a row is always one of them. */
export function useColumns<Shown extends Column>(columns: readonly Shown[]) {
  const { get, change } = useUrlState()
  const named = get('columns')
  const wanted = named === '' ? undefined : named.split(',')
  const shown = columns.filter(
    ({ heading, naming, extra = false }) => naming || (wanted ? wanted.includes(heading) : !extra),
  )
  return {
    shown,
    show: (heading: string, isShown: boolean) => {
      const headings = columns
        .filter((one) => (one.heading === heading ? isShown : shown.includes(one)))
        .map((one) => one.heading)
      const usual = columns.filter(({ extra = false }) => !extra).map((one) => one.heading)
      change({ columns: headings.join() === usual.join() ? '' : headings.join() })
    },
  }
}

/** What a list without headings can be sorted by: each with its words for ascending and for descending. */
export type SortNames = Readonly<Record<string, readonly [ascending: string, descending: string]>>

interface SortChoiceProps {
  names: SortNames
  order: Ordering
  onSort: (order: Ordering) => void
}

/** Sorts a list that has no headings. */
function SortChoice({ names, order, onSort }: SortChoiceProps) {
  const orders = Object.entries(names).flatMap(([sort, [ascending, descending]]) => [
    { sort, direction: 'asc' as const, label: ascending },
    { sort, direction: 'desc' as const, label: descending },
  ])
  const valueOf = ({ sort, direction }: Ordering) => `${sort} ${direction}`
  return (
    <SelectField
      label="Sort by"
      name="order"
      value={valueOf(order)}
      options={orders.map((one) => ({ value: valueOf(one), label: one.label }))}
      onChange={({ currentTarget: { value } }) => {
        const chosen = orders.find((one) => valueOf(one) === value)
        if (chosen) onSort({ sort: chosen.sort, direction: chosen.direction })
      }}
    />
  )
}

/** What is shown without a view: 'All bookings'. */
export const everythingOf = ({ many }: Nouns) => `All ${many}`

export interface ViewPanelProps<Row> {
  list: List<Row>
  /** The columns that can be chosen. */
  columns?: readonly Column[]
  /** The choice of columns, for a table of its own. */
  columnChoice?: ReactNode
  /** What a list without headings can be sorted by. */
  sortNames?: SortNames
}

/** The saved views of a list, and the columns of its table, or what it is sorted by if it is none. */
export function ViewPanel<Row>(props: ViewPanelProps<Row>) {
  const { list, columns = [], columnChoice, sortNames } = props
  const { viewing, sorting, nouns } = list
  const { shown, show } = useColumns(columns)
  if (!viewing) return null
  return (
    <Stack aria-label="View" role="group" gap={2}>
      <ViewChoice viewing={viewing} everything={everythingOf(nouns)} />
      {sortNames && (
        <SortChoice names={sortNames} order={sorting.order} onSort={sorting.sortWith} />
      )}
      {columnChoice}
      {columns.length > 0 && (
        <ColumnChoice
          columns={columns.map((column) => ({
            heading: column.heading,
            isShown: shown.includes(column),
            isFixed: column.naming ?? false,
          }))}
          onShow={show}
        />
      )}
      <ViewEditor viewing={viewing} />
    </Stack>
  )
}

interface ColumnChoiceProps {
  columns: readonly { heading: string; isShown: boolean; isFixed: boolean }[]
  onShow: (heading: string, isShown: boolean) => void
}

/** Chooses the columns of a table. A fixed one stays as it is. */
export const ColumnChoice = ({ columns, onShow }: ColumnChoiceProps) => (
  <Columns>
    <legend>Columns</legend>
    {columns.map(({ heading, isShown, isFixed }) => (
      <Check key={heading}>
        <input
          type="checkbox"
          checked={isShown}
          disabled={isFixed}
          onChange={({ currentTarget: { checked } }) => onShow(heading, checked)}
        />
        <span>{heading}</span>
      </Check>
    ))}
  </Columns>
)

const Columns = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  border: 0;
  padding: 0;
  legend {
    padding: 0;
    font-weight: ${theme.fontWeights.label};
  }
`
