import { selectedRowsMax } from '@farandfew/domain/contract/page.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { isFocusLost } from '@farandfew/ui/focus/is-focus-lost.ts'
import { useFocusOnMount } from '@farandfew/ui/focus/use-focus-on-mount.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { QuestionDialog } from '../forms/question-dialog.tsx'
import { sidebarWidth } from '../layout/sidebar-width.ts'
import { Allowed } from '../role/allowed.tsx'
import { AnnotateRows, Buttons, subjectsOf } from './annotate-rows.tsx'
import { CsvLink } from './csv-link.tsx'
import type { Selection } from './selection.ts'
import type { List } from './use-list.ts'
import {
  describeProgress,
  type Progress,
  type RowsAction,
  type SelectedRow,
  useRowsAction,
} from './use-rows-action.ts'

/** What can be done with several rows of a list. */
export interface Selects<Row> {
  rowOf: (row: Row) => SelectedRow
  /** The file of the rows with these keys, joined by dots; by default the list's file with them as `ids`. */
  fileOf?: (keys: string) => { path: string; query: Readonly<Record<string, string | undefined>> }
  /** How many rows were found, if the list does not count them all. */
  total?: number
  actions?: (run: (action: RowsAction) => void, busy: boolean) => ReactNode
}

/**
 * What can be done with the selected rows, and how that went: a bar over the foot of the screen, so that the rows stay
 * where they are.
 */
export function SelectedRows<Row>(props: { list: List<Row> } & Selects<Row>) {
  const { list, rowOf, actions } = props
  const { fileOf = (ids) => ({ path: list.file ?? '', query: { ids } }) } = props
  const { selection, query } = list
  const rows = list.rows.filter((row) => selection.keys.has(keyIn(list, row))).map(rowOf)
  const total = props.total ?? query.data?.pages.at(-1)?.total ?? 0
  const { run: start, busy, progress, forget, ...refused } = useRowsAction(selection)
  const [toConfirm, setToConfirm] = useState<RowsAction>()
  const bar = useRef<HTMLDivElement>(null)
  const focusBar = () => bar.current?.focus()
  const run = (action: RowsAction) => {
    if (action.question) setToConfirm(action)
    else start({ action, rows })
  }
  const close = () => {
    setToConfirm(undefined)
    focusBar()
  }
  /** Whether the bar stays without a selection, because its button had the focus. */
  const [stays, setStays] = useState(false)
  const isEmpty = rows.length === 0
  // The buttons are gone with the selection.
  useEffect(() => {
    if (isEmpty && progress && isFocusLost()) focusBar()
  }, [isEmpty, progress])
  const most = Math.min(total, selectedRowsMax.all)
  if (isEmpty && !progress && !stays) return null

  const selectAll = async () =>
    selection.set((await loadForSelection(query)).map((row) => keyIn(list, row)))
  const selectNone = () => {
    selection.set([])
    setStays(true)
    focusBar()
  }
  const leave = () => {
    forget()
    setStays(false)
    list.search.fieldRef.current?.focus()
  }
  const buttons = (
    <Buttons>
      {rows.length < most && (
        <ActionButton variant="quiet" busy={busy} onAction={() => void selectAll()}>
          {total > most ? `Select the first ${most} of ${total}` : `Select all ${total} that match`}
        </ActionButton>
      )}
      {!isEmpty && (
        <>
          <Button variant="quiet" onClick={selectNone}>
            Select none
          </Button>
          {actions?.(run, busy)}
          <CsvLink {...fileOf([...selection.keys].join('.'))} />
        </>
      )}
      {isEmpty && !busy && (
        <Button variant="quiet" onClick={leave}>
          Close
        </Button>
      )}
    </Buttons>
  )
  return (
    <Room>
      <Bar ref={bar} tabIndex={-1} role="group" aria-label="Selected rows" data-selection>
        <div role="status">
          <strong>{`${rows.length} selected`}</strong>
          {progress && <span>{` · ${describeProgress(progress, busy)}`}</span>}
        </div>
        {progress && <RefusedRows refused={progress.refused} />}
        {toConfirm && !isEmpty ? (
          <Question
            action={toConfirm}
            count={rows.length}
            onYes={() => {
              start({ action: toConfirm, rows })
              close()
            }}
            onNo={close}
          />
        ) : (
          <>
            {buttons}
            {subjectsOf(rows).length > 0 && (
              <Allowed to="write">
                <AnnotateRows rows={rows} run={run} busy={busy} />
              </Allowed>
            )}
          </>
        )}
        <RefusedQuestion {...refused} onStart={start} onClosed={focusBar} />
      </Bar>
    </Room>
  )
}

const keyIn = <Row,>({ keyOf }: List<Row>, row: Row) => String(keyOf(row))

type Actions = ReturnType<typeof useRowsAction>

interface RefusedQuestionProps extends Pick<Actions, 'toConfirm' | 'close'> {
  onStart: Actions['run']
  onClosed: () => void
}

/** Asks about the rows that the API has refused for now, and sends them again. */
const RefusedQuestion = ({ toConfirm, close, onStart, onClosed }: RefusedQuestionProps) =>
  toConfirm && (
    <QuestionDialog
      {...toConfirm.question}
      onConfirm={() => {
        onStart(toConfirm)
        close()
      }}
      onClose={close}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        onClosed()
      }}
    />
  )

/** The rows that were not changed, each with the reason. */
const RefusedRows = ({ refused }: { refused: Progress['refused'] }) =>
  refused.length > 0 && (
    <ul aria-label="Not changed">
      {refused.map(({ row, reason }) => (
        <li key={row.key}>
          <bdi>{row.name}</bdi>
          <span>{`: ${reason}`}</span>
        </li>
      ))}
    </ul>
  )

interface QuestionProps {
  action: RowsAction
  count: number
  onYes: () => void
  onNo: () => void
}

function Question({ action: { label, question }, count, onYes, onNo }: QuestionProps) {
  const text = useFocusOnMount<HTMLParagraphElement>()
  return (
    <>
      <p ref={text} tabIndex={-1}>
        {question?.(count)}
      </p>
      <Buttons>
        <Button variant="primary" onClick={onYes}>
          {`${label} ${count}`}
        </Button>
        <Button variant="secondary" onClick={onNo}>
          Cancel
        </Button>
      </Buttons>
    </>
  )
}

interface LoadedPages<Row> {
  data: { pages: readonly { items: readonly Row[] }[] } | undefined
  hasNextPage: boolean
}

/** Loads the rows that match, as far as the limit allows, and returns them. */
async function loadForSelection<Row>(
  query: LoadedPages<Row> & { fetchNextPage: () => Promise<LoadedPages<Row>> },
): Promise<Row[]> {
  let { data, hasNextPage } = query
  const loaded = () => data?.pages.flatMap(({ items }) => items) ?? []
  while (hasNextPage && loaded().length < selectedRowsMax.all) {
    ;({ data, hasNextPage } = await query.fetchNextPage())
  }
  return loaded()
}

/** The space of the bar at the end of the page, so that it covers no row that cannot be scrolled up. */
const Room = styled.div`
  height: 40dvh;
  ${theme.media.ml} {
    height: 150px;
  }
`

/** Over the foot of the screen, next to the sidebar of a large one. Notices are above it. */
const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${theme.layers.bar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  overflow-y: auto;
  max-height: 45dvh;
  padding: 10px 20px;
  border-top: 1px solid ${theme.colors.edge};
  background: ${theme.colors.sheet};
  box-shadow: ${theme.shadows.float};
  font-size: ${theme.fontSizes.small};
  overflow-wrap: anywhere;
  ${theme.media.lg} {
    left: ${sidebarWidth};
    padding-inline: 32px;
  }
  > ul {
    flex-basis: 100%;
    overflow-y: auto;
    max-height: 20vh;
    padding-left: 20px;
  }
`

interface RowCheckboxProps {
  selection: Selection
  /** The key and the name of its row. */
  rowKey: string
  name: string
}

/** Selects a row; with Shift, every row from the last one up to it. */
export const RowCheckbox = ({ selection, rowKey, name }: RowCheckboxProps) => (
  <Checkbox
    type="checkbox"
    checked={selection.keys.has(rowKey)}
    aria-label={`Select ${name}`}
    onChange={() => undefined}
    onClick={({ shiftKey }) => selection.toggle(rowKey, shiftKey)}
  />
)

/** Large enough for a finger. */
const Checkbox = styled.input`
  width: 24px;
  height: 24px;
  margin: 10px;
`
