import { Button } from '@farandfew/ui/button/button.tsx'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { SearchField } from '../search/search-field.tsx'
import { CsvLink } from './csv-link.tsx'
import { FoldedFilters } from './folded-filters.tsx'
import { everythingOf } from './list-view.tsx'
import { type Viewing, useViews } from './saved-views.tsx'
import { Tools } from './toolbar.styles.ts'
import type { List } from './use-list.ts'

interface ListToolsProps<Row> {
  list: List<Row>
  /** The name of the search, and which fields are searched. */
  label: string
  hint: string
  /** More filters than the list's choices. */
  filters?: ReactNode
  /** Whether the filters are folded on every screen, because there are many. */
  foldsFilters?: boolean
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
  const { list, filters } = props
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
      {list.file !== undefined && (
        // While rows are selected, the bar has the button.
        <CsvLink path={list.file} query={list.filter} hidden={list.selection.keys.size > 0} />
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

/**
 * Shows the view that the address names when the list opens, or the default one if the address has neither a view nor
 * a list. Later the operator decides.
 */
function useOpenDefaultView(viewing: Viewing, everything: string): void {
  const { isLoaded, views, values, viewId, show, nameView } = useViews(viewing)
  const isDecided = useRef(false)
  const hasList = Object.keys(values).length > 0
  useEffect(() => {
    if (hasList) isDecided.current = true
    if (!isLoaded || isDecided.current) return
    isDecided.current = true
    const view = views.find(({ id, isDefault }) =>
      viewId === '' ? isDefault : String(id) === viewId,
    )
    if (view) show(view, { push: false })
    else if (viewId !== '') {
      nameView(undefined)
      toast({ title: 'This view no longer exists', description: `${everything} are shown.` })
    }
  }, [isLoaded, views, hasList, viewId, show, nameView, everything])
}
