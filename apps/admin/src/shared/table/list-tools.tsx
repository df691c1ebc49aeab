import { Button } from '@farandfew/ui/button/button.tsx'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import type { ReactNode } from 'react'
import { SearchField } from '../search/search-field.tsx'
import { CsvLink } from './csv-link.tsx'
import { FoldedFilters } from './folded-filters.tsx'
import { everythingOf } from './list-view.tsx'
import { type Viewing, useViews } from './saved-views.tsx'
import { Tools } from './toolbar.styles.ts'
import type { List } from './use-list.ts'
import { useOpenDefaultView } from './use-open-default-view.ts'

interface ListToolsProps<Row> {
  list: List<Row>
  /** The name of the search, and which fields are searched. */
  label: string
  hint: string
  /** More filters than the list's choices. */
  filters?: ReactNode
  /** Whether the filters are folded on every screen, because there are many. */
  foldsFilters?: boolean
  /** The path of the list as a file. */
  csv?: string
  /** Buttons before that of the views, and after it. */
  children?: ReactNode
  after?: ReactNode
}

/** The search of a list, its choices and its buttons, in a row. */
export const ListTools = <Row,>(props: ListToolsProps<Row>) => (
  <Tools>
    <SearchTools {...props} />
  </Tools>
)

/** The same, for a page that arranges them. More than one choice folds on a phone. */
export function SearchTools<Row>(props: ListToolsProps<Row>) {
  const { list, filters, csv } = props
  const { fieldRef, typed, type, apply } = list.search
  const selects = list.choices.map(({ param, label, value, options, choose }) => (
    <SelectField
      key={param}
      label={label}
      name={param}
      options={options}
      value={value}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  ))
  return (
    <>
      <SearchField
        ref={fieldRef}
        label={props.label}
        hint={props.hint}
        value={typed}
        onType={type}
        onSubmit={() => apply(typed)}
      />
      {selects.length > 1 || filters ? (
        <FoldedFilters active={list.set} always={props.foldsFilters ?? false}>
          {selects}
          {filters}
        </FoldedFilters>
      ) : (
        selects
      )}
      {props.children}
      {list.viewing && <ViewButton viewing={list.viewing} everything={everythingOf(list.nouns)} />}
      {props.after}
      {csv && (
        // While rows are selected, the bar has the button.
        <CsvLink path={csv} query={list.filter} hidden={list.selection.keys.size > 0} />
      )}
    </>
  )
}

/** Opens the columns and the saved views of a list; has the name of the view that is shown. */
function ViewButton({ viewing, everything }: { viewing: Viewing; everything: string }) {
  useOpenDefaultView(viewing, everything)
  const { shown, isChanged } = useViews(viewing)
  return (
    <Button variant="secondary" aria-expanded={viewing.isOpen} onClick={viewing.toggle}>
      <span>{shown ? `View: ${shown.name}${isChanged ? ' (changed)' : ''}` : 'View'}</span>
    </Button>
  )
}
