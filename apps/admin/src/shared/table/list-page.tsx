import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { type ReactElement, type ReactNode, type Ref, useState } from 'react'
import { styled } from 'styled-components'
import { EmptyNotice } from '../notices/empty-notice.tsx'
import { SearchField } from '../search/search-field.tsx'
import { type Chip, FilterChips } from './filter-chips.tsx'
import { type SortNames, useColumns, ViewButton, ViewPanel } from './list-view.tsx'
import { CsvLink } from './csv-link.tsx'
import { describePages } from './describe-pages.ts'
import { FoldedFilters } from './folded-filters.tsx'
import { PagedResults } from './paged-results.tsx'
import { checkboxOf } from './selection.ts'
import {
  loadForSelection,
  RowCheckbox,
  type SelectedRow,
  SelectionBar,
  type SelectionBarProps,
} from './selection-bar.tsx'
import { headOf, type ListColumn, RowTable } from './row-table.tsx'
import { TablePlaceholder } from './table-placeholder.tsx'
import { CountLine, Tools } from './toolbar.styles.ts'
import type { List } from './use-list.ts'

interface ListToolsProps<Row> {
  list: List<Row>
  searchLabel: string
  /** Which fields are searched. */
  searchHint: string
  /** More filters, and how many of them are set. */
  filters?: ReactNode
  moreSet?: number
  /** Whether the filters are folded on every screen, because there are many. */
  foldsFilters?: boolean
  /** The path of the list as a file. */
  csv?: string
  /** Buttons next to the filters. */
  tools?: ReactNode
  /** Opens the columns and views. */
  view?: ReactNode
  /** Buttons after it. */
  actions?: ReactNode
}

/** The search of a list, its choices and its buttons. More than one choice folds on a phone. */
function ListTools<Row>(props: ListToolsProps<Row>) {
  const { list, filters, moreSet = 0, csv } = props
  const { choices, choose, fieldRef, typed, type, apply } = list
  const selects = choices.map((choice) => {
    const { param, label, value, options } = choice
    return (
      <SelectField
        key={param}
        label={label}
        name={param}
        options={options}
        value={value}
        onChange={({ currentTarget }) => choose(choice, currentTarget.value)}
      />
    )
  })
  const active = choices.filter(({ isUnset }) => !isUnset).length + moreSet
  return (
    <>
      <SearchField
        ref={fieldRef}
        label={props.searchLabel}
        hint={props.searchHint}
        value={typed}
        onType={type}
        onSubmit={() => apply(typed)}
      />
      {selects.length > 1 || filters ? (
        <FoldedFilters active={active} always={props.foldsFilters ?? false}>
          {selects}
          {filters}
        </FoldedFilters>
      ) : (
        selects
      )}
      {props.tools}
      {props.view}
      {props.actions}
      {csv && (
        // While rows are selected, the bar has the button.
        <CsvLink path={csv} query={list.filter} hidden={list.selection.keys.size > 0} />
      )}
    </>
  )
}

interface ListResultsProps<Row> {
  list: List<Row>
  /** The name of the list, for screen readers. */
  label: string
  /** The name of the rows, such as 'inquiries'. */
  what: string
  /** Or the whole notice. */
  empty:
    | ReactElement
    | {
        /** Why there is nothing at all. */
        none: string
        /** What to do if search and filters find nothing. */
        notFound: string
        /** The button that takes them away, by default 'Clear the search'. */
        clear?: string
        /** What it does, if more than that. */
        onClear?: () => void
      }
  columns?: readonly ListColumn<Row>[]
  /** Shown below a row of the table, if it is open. */
  details?: (row: Row) => ReactNode
  /** The focusable region of the table. */
  regionRef?: Ref<HTMLDivElement>
  /** The rows as the page draws them, with the name of the list. */
  body?: (label: string) => ReactNode
  /** The rows as items, and their shape while they load. */
  item?: (row: Row) => ReactNode
  placeholder?: ReactNode
  /** Replaces the usual problem if the rows could not be read, unless it renders nothing. */
  failed?: (error: Error | null) => ReactNode
  /** What a row is called by its checkbox, if rows can be selected. */
  nameOf?: (row: Row) => string
}

/** The rows of a list, as a table or as items, or why there are none. */
export function ListResults<Row>(props: ListResultsProps<Row>) {
  const { list, what, empty, columns, placeholder, body, failed } = props
  return (
    <PagedResults
      query={list.query}
      what={what}
      failed={failed}
      scrolls={list.scrolls}
      shown={list.rows.length}
      placeholder={placeholder ?? (columns && <TablePlaceholder {...headOf(columns)} />)}
      empty={
        'none' in empty ? (
          <EmptyNotice isFiltered={list.shown.isFiltered} onClear={list.showAll} {...empty} />
        ) : (
          empty
        )
      }
    >
      {() =>
        body?.(props.label) ??
        (columns ? <Rows {...props} columns={columns} /> : <Items {...props} />)
      }
    </PagedResults>
  )
}

type RowsProps<Row> = ListResultsProps<Row> & { columns: readonly ListColumn<Row>[] }

function Rows<Row>(props: RowsProps<Row>) {
  const { list, label, details, regionRef, nameOf } = props
  const { shown: columns } = useColumns(props.columns)
  const { selection, order, sortBy, keyOf, rows } = list
  return (
    <RowTable
      {...{ label, columns, rows, keyOf, details, regionRef }}
      checkbox={
        nameOf &&
        ((row) => <RowCheckbox {...checkboxOf(selection, String(keyOf(row)), nameOf(row))} />)
      }
      sorting={{
        sortOf: (heading) => columns.find((one) => one.heading === heading)?.sort,
        order,
        onSort: (column) => sortBy(column as never),
      }}
    />
  )
}

function Items<Row>({ list, label, item, nameOf }: ListResultsProps<Row>) {
  const { items, rows, keyOf, touching, selection } = list
  return (
    <Stack gap={1} as="ul" ref={items} role="list" aria-label={label}>
      {rows.map((row) => {
        const key = keyOf(row)
        return (
          <Item key={key} data-row={key} {...touching(row)}>
            {nameOf && <RowCheckbox {...checkboxOf(selection, String(key), nameOf(row))} />}
            {item?.(row)}
          </Item>
        )
      })}
    </Stack>
  )
}

/** With its checkbox at the left, if it can be selected. */
const Item = styled.li`
  display: flex;
  align-items: start;
  > :last-child {
    flex: 1;
    min-width: 0;
  }
`

interface FoundCountProps<Row> {
  list: List<Row>
  nouns: { one: string; many: string }
  /** In other words than usual. */
  found?: string | undefined
  /** For a page that focuses it. */
  ref?: Ref<HTMLParagraphElement>
}

/** How many rows were found. */
export const FoundCount = <Row,>({ list, nouns, found, ref }: FoundCountProps<Row>) => (
  <CountLine ref={ref} role="status" {...(ref && { tabIndex: -1 })}>
    {found ?? describePages(list.query, nouns)}
  </CountLine>
)

interface ListPageProps<Row>
  extends Omit<ListToolsProps<Row>, 'view'>, Omit<ListResultsProps<Row>, 'what' | 'nameOf'> {
  nouns: FoundCountProps<Row>['nouns']
  /** How many rows were found, in other words than usual. */
  found?: string
  /** The name of the rows in a failure, if it is not `nouns.many`. */
  what?: string
  /** What operators must know about the rows, next to their number. */
  note?: string | undefined
  /** For a page that focuses the number of rows. */
  foundRef?: Ref<HTMLParagraphElement>
  /** Between the tools and the rows. */
  intro?: ReactNode
  /** Filters of the page that are set. */
  chips?: readonly Chip[]
  /** What is shown without a view, by default 'All' and the name of the rows. */
  everything?: string
  /** What a list without headings can be sorted by. */
  sortNames?: SortNames
  /** What columns it can have, for a table of its own. */
  columnChoice?: ReactNode
  /** What can be done with several rows. */
  selects?: {
    rowOf: (row: Row) => SelectedRow
    /** The file of the rows with these keys, joined by dots. */
    fileOf: (keys: string) => SelectionBarProps['csv']
    /** How many rows were found, if the list does not count them all. */
    total?: number
    actions?: SelectionBarProps['children']
  }
  /** Where the parts are, if the page also shows the details of a row. */
  arrange?: (tools: ReactNode, rows: ReactNode) => ReactNode
}

/** A list of the console: its search and choices, how many rows there are, the selected ones, and the rows. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { list, nouns, found, intro, selects, arrange, foundRef, columnChoice, columns } = props
  const { everything = `All ${nouns.many}`, sortNames } = props
  const [isOpen, setOpen] = useState(false)
  const view = list.viewing && { viewing: list.viewing, everything }
  const tools = (
    <ListTools
      {...props}
      view={view && <ViewButton {...view} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
    />
  )
  const toField = () => list.fieldRef.current?.focus()
  const rows = (
    <>
      {view && isOpen && (
        <ViewPanel
          {...view}
          columns={columns}
          columnChoice={columnChoice}
          sorting={
            sortNames && {
              names: sortNames,
              order: list.order,
              onSort: (order) => list.sortWith(order as never),
            }
          }
        />
      )}
      {intro}
      <Found>
        <FoundCount list={list} nouns={nouns} found={found} {...(foundRef && { ref: foundRef })} />
        {props.note !== undefined && <Quiet>{props.note}</Quiet>}
        <FilterChips
          chips={[...list.chips, ...(props.chips ?? [])].map((chip) => ({
            ...chip,
            // The button is gone with its filter.
            onRemove: () => {
              chip.onRemove()
              toField()
            },
          }))}
          onClear={list.showAll}
        />
      </Found>
      <ListResults
        {...props}
        what={props.what ?? nouns.many}
        {...(selects && { nameOf: (row: Row) => selects.rowOf(row).name })}
      />
      {selects && <SelectedRows list={list} {...selects} />}
    </>
  )
  if (arrange) return arrange(tools, rows)
  return (
    <Stack gap={1}>
      <Tools>{tools}</Tools>
      {rows}
    </Stack>
  )
}

/** How many rows there are, and which filters are set, in a line of one height. */
const Found = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
  min-height: 36px;
`

type SelectedRowsProps<Row> = NonNullable<ListPageProps<Row>['selects']> & { list: List<Row> }

function SelectedRows<Row>({ list, rowOf, fileOf, total, actions }: SelectedRowsProps<Row>) {
  const { query, selection, rows, keyOf } = list
  const keysOf = (of: readonly Row[]) => of.map((row) => String(keyOf(row)))
  return (
    <SelectionBar
      selection={selection}
      rows={rows.filter((row) => selection.keys.has(String(keyOf(row)))).map(rowOf)}
      total={total ?? query.data?.pages.at(-1)?.total ?? 0}
      onSelectAll={async () => selection.set(keysOf(await loadForSelection(query)))}
      csv={fileOf([...selection.keys].join('.'))}
      onClose={() => list.fieldRef.current?.focus()}
    >
      {actions}
    </SelectionBar>
  )
}
