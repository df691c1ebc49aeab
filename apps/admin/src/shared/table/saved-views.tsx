import { call, endpointKey, endpointQuery } from '@farandfew/api-client'
import type {
  SavedList,
  SavedView,
  SavedViewChange,
  SavedViewForm,
} from '@farandfew/domain/saved-views/saved-views.ts'
import {
  addSavedView,
  changeSavedView,
  listSavedViews,
  removeSavedView,
} from '@farandfew/domain/saved-views/saved-views.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '../calls/use-call.ts'
import { alignWithControl } from './toolbar.styles.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useState } from 'react'
import { styled } from 'styled-components'
import { QuestionDialog } from '../forms/question-dialog.tsx'
import { explainFailure } from '../notices/explain-failure.ts'
import { useMay } from '../role/role.ts'
import { type UrlValues, useUrlState } from '../url/use-url-state.ts'

/** A change of the saved views. */
type ViewAction =
  | ({ kind: 'add' } & SavedViewForm)
  | { kind: 'change'; view: SavedView; changes: Omit<SavedViewChange, 'version'> }
  | { kind: 'remove'; view: SavedView }

function sendAction(action: ViewAction): Promise<SavedView> {
  if (action.kind === 'add') {
    const { list, name, query } = action
    return call(addSavedView, { body: { list, name, query } })
  }
  const { id, version } = action.view
  const params = { id: String(id) }
  if (action.kind === 'remove') {
    return call(removeSavedView, { params, query: { version: String(version) } })
  }
  return call(changeSavedView, { params, body: { version, ...action.changes } })
}

const isSameList = (
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
) =>
  new URLSearchParams(Object.entries(one).sort()).toString() ===
  new URLSearchParams(Object.entries(other).sort()).toString()

/** A list whose views can be saved, the parameters of the address that a view has, and whether their panel is open. */
export interface Viewing {
  list: SavedList
  names: readonly string[]
  isOpen: boolean
  toggle: () => void
}

/** The saved views of a list, the one that it shows, and whether it has changed since that was chosen. */
export function useViews({ list, names }: Viewing) {
  const { get, change } = useUrlState()
  const { data } = useQuery(endpointQuery(listSavedViews, { query: { list } }))
  const values: Readonly<Record<string, string>> = Object.fromEntries(
    names.flatMap((name) => (get(name) === '' ? [] : [[name, get(name)]])),
  )
  const viewId = get('saved')
  const views = data?.items ?? []
  const isShown = ({ query }: { query: Readonly<Record<string, string>> }) =>
    isSameList(query, values)
  const shown = views.find(({ id }) => String(id) === viewId) ?? views.find(isShown)
  return {
    isLoaded: data !== undefined,
    views,
    shown,
    isChanged: shown !== undefined && !isShown(shown),
    /** The list as a view saves it. */
    values,
    /** The view that was chosen, '' if none. */
    viewId,
    /** Shows a view; everything without one. */
    show: (view: Shown | undefined, { push = true }: { push?: boolean } = {}) =>
      change(
        {
          ...Object.fromEntries(
            names.map((name): [string, string | undefined] => [name, view?.query[name]]),
          ),
          saved: view && String(view.id),
        } satisfies UrlValues,
        { push },
      ),
    /** Names the view that has the list, without changing the list. */
    nameView: (view: Shown | undefined) => change({ saved: view && String(view.id) }),
  }
}

type Shown = Pick<SavedView, 'id' | 'query'>

/** Chooses a saved view. Hidden until one is saved. */
export function ViewChoice({ viewing, everything }: { viewing: Viewing; everything: string }) {
  const { views, shown, isChanged, show } = useViews(viewing)
  if (views.length === 0) return null
  return (
    <Choice>
      <SelectField
        label={isChanged ? 'View (changed)' : 'View'}
        name="view"
        value={shown ? String(shown.id) : ''}
        placeholder={everything}
        options={views.map(({ id, name, isDefault }) => ({
          value: String(id),
          label: isDefault ? `${name} (default)` : name,
        }))}
        onChange={({ currentTarget: { value } }) =>
          show(views.find(({ id }) => String(id) === value))
        }
      />
    </Choice>
  )
}

/** Saves the list as a view, and changes or deletes the view that the table shows, if the role allows it. */
export function ViewEditor({ viewing }: { viewing: Viewing }) {
  const { shown, isChanged, values, nameView } = useViews(viewing)
  // Another operator may have changed them, also if it failed.
  const views = [endpointKey(listSavedViews)]
  const saving = useCall(sendAction, {
    reloads: views,
    failureReloads: views,
    onFailure: () => setAsksToDelete(false),
  })
  const { busy, error, reset } = saving
  const [name, setName] = useState('')
  const [asksToDelete, setAsksToDelete] = useState(false)
  const mayWrite = useMay('write')
  if (!mayWrite) return null

  const act = (action: ViewAction, title: string) =>
    saving.send(action, (view) => {
      setAsksToDelete(false)
      toast({ title, description: view.name })
      setName('')
      nameView(action.kind === 'remove' ? undefined : view)
    })
  const wanted = name.trim()

  return (
    <Bar role="group" aria-label="Saved view">
      <TextField
        label={shown?.mayChange && !isChanged ? 'New name of the view' : 'Save this list as'}
        name="viewName"
        autoComplete="off"
        value={name}
        maxLength={60}
        onChange={({ currentTarget: { value } }) => {
          setName(value)
          reset()
        }}
      />
      {shown?.mayChange && !isChanged ? (
        <ShownViewButtons
          view={shown}
          busy={busy}
          name={wanted}
          onChange={(changes, title) => act({ kind: 'change', view: shown, changes }, title)}
          onDelete={() => setAsksToDelete(true)}
        />
      ) : (
        <>
          <Button
            variant="secondary"
            disabled={busy || wanted === ''}
            onClick={() =>
              act({ kind: 'add', list: viewing.list, name: wanted, query: values }, 'View saved')
            }
          >
            Save view
          </Button>
          {shown?.mayChange && (
            <Button
              variant="secondary"
              disabled={busy}
              onClick={() =>
                act({ kind: 'change', view: shown, changes: { query: values } }, 'View updated')
              }
            >{`Update “${shown.name}”`}</Button>
          )}
        </>
      )}
      {error && !asksToDelete && <p role="alert">{explainFailure(error)}</p>}
      {asksToDelete && shown && (
        <QuestionDialog
          title={`Delete the view “${shown.name}”?`}
          description={
            shown.madeBy
              ? `${shown.madeBy} saved it for every operator. Nothing in the list changes.`
              : 'It is saved for every operator. Nothing in the list changes.'
          }
          confirm="Delete"
          busyLabel="Deleting..."
          failed="The view was not deleted."
          call={saving}
          onConfirm={() => act({ kind: 'remove', view: shown }, 'View deleted')}
          onClose={() => {
            setAsksToDelete(false)
            reset()
          }}
        />
      )}
    </Bar>
  )
}

interface ShownViewButtonsProps {
  view: SavedView
  busy: boolean
  /** What was typed as its new name. */
  name: string
  onChange: (changes: Omit<SavedViewChange, 'version'>, title: string) => void
  onDelete: () => void
}

/** What can be done with a view that the list shows as it was saved. */
function ShownViewButtons({ view, busy, name, onChange, onDelete }: ShownViewButtonsProps) {
  const { isDefault } = view
  return (
    <>
      <Button
        variant="secondary"
        disabled={busy || name === ''}
        onClick={() => onChange({ name }, 'View renamed')}
      >
        Rename
      </Button>
      <Button
        variant="secondary"
        disabled={busy}
        onClick={() =>
          onChange(
            { isDefault: !isDefault },
            isDefault ? 'No longer the default' : 'The list opens with this view',
          )
        }
      >
        {isDefault ? 'Not the default' : 'Make default'}
      </Button>
      <Button variant="secondary" disabled={busy} onClick={onDelete}>
        Delete view
      </Button>
    </>
  )
}

/** The label next to the list: above it, it would move the table down. */
const Choice = styled.div`
  > div {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  label {
    flex: none;
  }
  select {
    width: 180px;
  }
`

const Bar = styled.div`
  ${alignWithControl}
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
  > :first-child {
    flex: 0 1 340px;
  }
  > p {
    flex-basis: 100%;
  }
`
