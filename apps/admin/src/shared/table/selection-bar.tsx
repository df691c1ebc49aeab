import { call, endpointKey } from '@farandfew/api-client'
import { annotationLimits } from '@farandfew/domain/annotations/admin-annotations.ts'
import {
  type AnnotationSubject,
  type AssignableKind,
  isAssignable,
} from '@farandfew/domain/annotations/annotation-subjects.ts'
import {
  assignSelected,
  tagSelected,
} from '@farandfew/domain/annotations/admin-annotations.contract.ts'
import { getOpenWork } from '@farandfew/domain/today/admin-open-work.contract.ts'
import { type RowResults, selectedRowsMax } from '@farandfew/domain/contract/selected-rows.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { isFocusLost } from '@farandfew/ui/focus/is-focus-lost.ts'
import { useFocusOnMount } from '@farandfew/ui/focus/use-focus-on-mount.ts'
import { visuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { styled } from 'styled-components'
import { annotated, useAnnotationChoices } from '../annotations/annotations.data.ts'
import { TagSuggestions } from '../annotations/tag-suggestions.tsx'
import { useCall } from '../calls/use-call.ts'
import { QuestionDialog } from '../forms/question-dialog.tsx'
import { sidebarWidth } from '../layout/sidebar-width.ts'
import { explainFailure } from '../notices/explain-failure.ts'
import { Allowed } from '../role/allowed.tsx'
import { CsvLink } from './csv-link.tsx'
import type { Selection } from './selection.ts'
import { alignWithControl } from './toolbar.styles.ts'

export interface SelectedRow {
  /** As the selection names it. */
  key: string
  name: string
  /** What can be tagged, if it can. */
  subject?: AnnotationSubject
}

/** What can be done with several rows at once. */
export interface RowsAction {
  label: string
  /** What is asked before, if it cannot be undone. */
  question?: (count: number) => string
  /** What has become of a row: 'approved'. */
  done: string
  send: (rows: readonly SelectedRow[]) => Promise<RowResults>
  /** What is asked about the rows that the API refuses with a code, and what is done with them then. */
  asks?: {
    code: string
    question: (count: number, reasons: string) => RowsQuestion
    anyway: () => RowsAction
  }
}

type RowsQuestion = Pick<
  ComponentProps<typeof QuestionDialog>,
  'title' | 'description' | 'confirm' | 'busyLabel'
>

export interface SelectionBarProps {
  selection: Selection
  /** The selected rows, in the order of the list. */
  rows: readonly SelectedRow[]
  /** How many rows match the filter. */
  total: number
  /** Loads and selects those that match, as far as the limit allows. */
  onSelectAll: () => Promise<void>
  /** The actions of this list. */
  children?: ((run: (action: RowsAction) => void, busy: boolean) => ReactNode) | undefined
  csv: { path: string; query: Readonly<Record<string, string | undefined>> }
  /** Moves the focus out of the bar when it is closed. */
  onClose: () => void
}

interface Progress {
  word: string
  all: number
  done: number
  unchanged: number
  refused: { row: SelectedRow; reason: string; code: string | undefined }[]
  /** Why it stopped before the end. */
  stopped?: string
}

/** The rows of one call: small, so that the progress moves. */
const batchSize = 20

interface RowsTask {
  action: RowsAction
  rows: readonly SelectedRow[]
}

/** Changes many rows in batches. What was not changed stays selected, so that pressing again goes on. */
function useRowsAction(selection: Selection) {
  const [progress, setProgress] = useState<Progress>()
  /** Those that the API asks about. */
  const [asked, setAsked] = useState<RowsTask & { question: RowsQuestion }>()
  const changeAll = async ({ action: { done: word, send, asks }, rows }: RowsTask) => {
    let now: Progress = { word, all: rows.length, done: 0, unchanged: 0, refused: [] }
    const left = new Set(rows.map(({ key }) => key))
    setProgress(now)
    try {
      for (let at = 0; at < rows.length; at += batchSize) {
        const batch = rows.slice(at, at + batchSize)
        const { results } = await send(batch)
        now = { ...now, refused: [...now.refused] }
        for (const [index, { outcome, reason, code }] of results.entries()) {
          const row = batch[index]!
          if (outcome === 'refused') now.refused.push({ row, reason: reason ?? '', code })
          else {
            now[outcome] += 1
            left.delete(row.key)
          }
        }
        setProgress(now)
      }
    } catch (error) {
      setProgress({ ...now, stopped: explainFailure(error) })
    }
    selection.set(left)
    const unsure = asks ? now.refused.filter(({ code }) => code === asks.code) : []
    if (!asks || unsure.length === 0) return
    const reasons = [...new Set(unsure.map(({ reason }) => reason))].join(' ')
    setAsked({
      action: asks.anyway(),
      rows: unsure.map(({ row }) => row),
      question: asks.question(unsure.length, reasons),
    })
  }
  const { send: run, busy } = useCall(changeAll, {
    reloads: [...annotated, endpointKey(getOpenWork)],
  })
  return {
    run,
    busy,
    progress,
    forget: () => setProgress(undefined),
    asked,
    close: () => setAsked(undefined),
  }
}

function describe({ word, all, done, unchanged, refused, stopped }: Progress, busy: boolean) {
  const seen = done + unchanged + refused.length
  if (busy) return `${seen} of ${all}…`
  const parts = [
    `${done} ${word}`,
    ...(unchanged > 0 ? [`${unchanged} already ${word}`] : []),
    ...(refused.length > 0 ? [`${refused.length} not ${word}`] : []),
    ...(seen < all ? [`${all - seen} not tried`] : []),
  ]
  return `${parts.join(', ')}.${stopped === undefined ? '' : ` ${stopped} Press the button again to continue.`}`
}

/** What can be done with the selected rows, and how that went: a bar over the foot of the screen, so that the rows stay where they are. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, rows, total, onSelectAll, children, csv, onClose } = props
  const { run: start, busy, progress, forget, ...refused } = useRowsAction(selection)
  const [asked, setAsked] = useState<RowsAction>()
  const bar = useRef<HTMLDivElement>(null)
  const run = (action: RowsAction) => {
    if (action.question) setAsked(action)
    else start({ action, rows })
  }
  const close = () => {
    setAsked(undefined)
    bar.current?.focus()
  }
  /** Whether the bar stays without a selection, because its button had the focus. */
  const [stays, setStays] = useState(false)
  const selectNone = () => {
    selection.set([])
    setStays(true)
    bar.current?.focus()
  }
  const isEmpty = rows.length === 0
  // The buttons are gone with the selection.
  useEffect(() => {
    if (isEmpty && progress && isFocusLost()) bar.current?.focus()
  }, [isEmpty, progress])
  const most = Math.min(total, selectedRowsMax.all)
  if (isEmpty && !progress && !stays) return null
  return (
    <Room>
      <Bar ref={bar} tabIndex={-1} role="group" aria-label="Selected rows" data-selection>
        <div role="status">
          <strong>{`${rows.length} selected`}</strong>
          {progress && <span>{` · ${describe(progress, busy)}`}</span>}
        </div>
        {progress && progress.refused.length > 0 && (
          <ul aria-label="Not changed">
            {progress.refused.map(({ row, reason }) => (
              <li key={row.key}>
                <bdi>{row.name}</bdi>
                <span>{`: ${reason}`}</span>
              </li>
            ))}
          </ul>
        )}
        {asked && !isEmpty ? (
          <Question
            action={asked}
            count={rows.length}
            onYes={() => {
              start({ action: asked, rows })
              close()
            }}
            onNo={close}
          />
        ) : (
          <>
            <Buttons>
              {rows.length < most && (
                <ActionButton variant="quiet" busy={busy} onAction={() => void onSelectAll()}>
                  {total > most
                    ? `Select the first ${most} of ${total}`
                    : `Select all ${total} that match`}
                </ActionButton>
              )}
              {!isEmpty && (
                <>
                  <Button variant="quiet" onClick={selectNone}>
                    Select none
                  </Button>
                  {children?.(run, busy)}
                  <CsvLink path={csv.path} query={csv.query} />
                </>
              )}
              {isEmpty && !busy && (
                <Button
                  variant="quiet"
                  onClick={() => {
                    forget()
                    setStays(false)
                    onClose()
                  }}
                >
                  Close
                </Button>
              )}
            </Buttons>
            {subjectsOf(rows).length > 0 && (
              <Allowed to="write">
                <Annotate rows={rows} run={run} busy={busy} />
              </Allowed>
            )}
          </>
        )}
        {refused.asked && (
          <QuestionDialog
            {...refused.asked.question}
            onConfirm={() => {
              if (refused.asked) start(refused.asked)
              refused.close()
            }}
            onClose={refused.close}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              bar.current?.focus()
            }}
          />
        )}
      </Bar>
    </Room>
  )
}

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
export async function loadForSelection<Row>(
  query: LoadedPages<Row> & { fetchNextPage: () => Promise<LoadedPages<Row>> },
): Promise<Row[]> {
  let { data, hasNextPage } = query
  const loaded = () => data?.pages.flatMap(({ items }) => items) ?? []
  while (hasNextPage && loaded().length < selectedRowsMax.all) {
    ;({ data, hasNextPage } = await query.fetchNextPage())
  }
  return loaded()
}

/** What of the rows can be tagged. */
export const subjectsOf = (rows: readonly SelectedRow[]) =>
  rows.flatMap(({ subject }) => (subject ? [subject] : []))

const assignableOf = (rows: readonly SelectedRow[]) =>
  subjectsOf(rows).flatMap(({ kind, id }): { kind: AssignableKind; id: number }[] =>
    isAssignable(kind) ? [{ kind, id }] : [],
  )

interface AnnotateProps {
  rows: readonly SelectedRow[]
  run: (action: RowsAction) => void
  busy: boolean
}

/** Tags the rows, or gives them to an operator if they are work that one can take on. */
function Annotate({ rows, run, busy }: AnnotateProps) {
  const { data: choices } = useAnnotationChoices()
  const [tag, setTag] = useState('')
  const suggestionsId = useId()
  const addTag = (event: FormEvent) => {
    event.preventDefault()
    if (tag.trim() === '') return
    run({
      label: 'Tag',
      done: 'tagged',
      send: (rows) => call(tagSelected, { body: { rows: subjectsOf(rows), tag } }),
    })
  }
  const assign = (operatorId: number | null) =>
    run({
      label: 'Assign',
      done: 'assigned',
      send: (rows) => call(assignSelected, { body: { rows: assignableOf(rows), operatorId } }),
    })
  return (
    <Buttons as="form" onSubmit={addTag} aria-label="Tag or assign">
      <TextField
        label="Tag for the selected"
        placeholder="Tag"
        name="selectedTag"
        list={suggestionsId}
        autoComplete="off"
        maxLength={annotationLimits.tag}
        value={tag}
        onChange={({ currentTarget: { value } }) => setTag(value)}
      />
      <TagSuggestions id={suggestionsId} />
      <ActionButton type="submit" variant="secondary" busy={busy}>
        Tag
      </ActionButton>
      {assignableOf(rows).length > 0 && (
        <SelectField
          label="Assign the selected"
          name="selectedAssignee"
          value=""
          placeholder="Assign to…"
          disabled={busy}
          options={[
            ...(choices?.operators ?? []).map(({ id, name }) => ({
              value: String(id),
              label: name,
            })),
            { value: 'nobody', label: 'No one' },
          ]}
          onChange={({ currentTarget: { value } }) => {
            if (value !== '') assign(value === 'nobody' ? null : Number(value))
          }}
        />
      )}
    </Buttons>
  )
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

/** The labels of its fields are for screen readers: the first option and the placeholder say the same. */
const Buttons = styled.div`
  ${alignWithControl}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  label {
    ${visuallyHidden}
  }
  input,
  select {
    width: 150px;
  }
`

/** A checkbox of a row, large enough for a finger. */
export const RowCheckbox = styled.input`
  width: 24px;
  height: 24px;
  margin: 10px;
`
