import { call, endpointKey, endpointQuery } from '@farandfew/api-client'
import type {
  MemberView,
  MemberViewChange,
  MemberViewForm,
} from '@farandfew/domain/members/admin-member-views.ts'
import {
  addMemberView,
  changeMemberView,
  listMemberViews,
  removeMemberView,
} from '@farandfew/domain/members/admin-member-views.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '../../shared/calls/use-call.ts'
import { alignWithControl } from '../../shared/table/toolbar.styles.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useState } from 'react'
import { styled } from 'styled-components'
import { QuestionDialog } from '../../shared/forms/question-dialog.tsx'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { useMay } from '../../shared/role/role.ts'
import type { MemberList } from './use-member-list.ts'

/** A change of the saved views. */
type ViewAction =
  | ({ kind: 'add' } & MemberViewForm)
  | { kind: 'change'; view: MemberView; changes: Omit<MemberViewChange, 'version'> }
  | { kind: 'remove'; view: MemberView }

function sendAction(action: ViewAction): Promise<MemberView> {
  if (action.kind === 'add') {
    const { name, query } = action
    return call(addMemberView, { body: { name, query } })
  }
  const { id, version } = action.view
  const params = { id: String(id) }
  if (action.kind === 'remove') {
    return call(removeMemberView, { params, query: { version: String(version) } })
  }
  return call(changeMemberView, { params, body: { version, ...action.changes } })
}

const isSameList = (
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
) =>
  new URLSearchParams(Object.entries(one).sort()).toString() ===
  new URLSearchParams(Object.entries(other).sort()).toString()

/** The saved views, the one that the table shows, and whether the list has changed since it was chosen. */
function useShownView({ viewId, values }: MemberList) {
  const { data } = useQuery(endpointQuery(listMemberViews, {}))
  const views = data?.items ?? []
  const isShown = ({ query }: { query: Readonly<Record<string, string>> }) =>
    isSameList(query, values)
  const shown = views.find(({ id }) => String(id) === viewId) ?? views.find(isShown)
  return { views, shown, isChanged: shown !== undefined && !isShown(shown) }
}

/** Chooses a saved view. Hidden until one is saved. */
export function ViewChoice({ list }: { list: MemberList }) {
  const { views, shown, isChanged } = useShownView(list)
  if (views.length === 0) return null
  return (
    <Choice>
      <SelectField
        label={isChanged ? 'View (changed)' : 'View'}
        name="view"
        value={shown ? String(shown.id) : ''}
        placeholder="All members"
        options={views.map(({ id, name, isDefault }) => ({
          value: String(id),
          label: isDefault ? `${name} (default)` : name,
        }))}
        onChange={({ currentTarget: { value } }) =>
          list.show(views.find(({ id }) => String(id) === value))
        }
      />
    </Choice>
  )
}

/** Saves the list as a view, and changes or deletes the view that the table shows, if the role allows it. */
export function ViewEditor({ list }: { list: MemberList }) {
  const { shown, isChanged } = useShownView(list)
  // Another operator may have changed them, also if it failed.
  const views = [endpointKey(listMemberViews)]
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
      list.nameView(action.kind === 'remove' ? undefined : view)
    })
  const wanted = name.trim()
  const button = { variant: 'secondary', disabled: busy } as const
  const save = (
    <Button
      {...button}
      disabled={busy || wanted === ''}
      onClick={() => act({ kind: 'add', name: wanted, query: list.values }, 'View saved')}
    >
      Save View
    </Button>
  )

  return (
    <Bar role="group" aria-label="Saved view">
      <TextField
        label={shown && !isChanged ? 'New name of the view' : 'Save this list as'}
        name="viewName"
        autoComplete="off"
        value={name}
        maxLength={60}
        onChange={({ currentTarget: { value } }) => {
          setName(value)
          reset()
        }}
      />
      {!shown && save}
      {shown && isChanged && (
        <>
          {save}
          <Button
            {...button}
            onClick={() =>
              act({ kind: 'change', view: shown, changes: { query: list.values } }, 'View updated')
            }
          >{`Update “${shown.name}”`}</Button>
        </>
      )}
      {shown && !isChanged && (
        <>
          <Button
            {...button}
            disabled={busy || wanted === ''}
            onClick={() =>
              act({ kind: 'change', view: shown, changes: { name: wanted } }, 'View renamed')
            }
          >
            Rename
          </Button>
          <Button
            {...button}
            onClick={() =>
              act(
                { kind: 'change', view: shown, changes: { isDefault: !shown.isDefault } },
                shown.isDefault ? 'No longer the default' : 'The table opens with this view',
              )
            }
          >
            {shown.isDefault ? 'Not the Default' : 'Make Default'}
          </Button>
          <Button {...button} onClick={() => setAsksToDelete(true)}>
            Delete View
          </Button>
        </>
      )}
      {error && !asksToDelete && <p role="alert">{explainFailure(error)}</p>}
      {asksToDelete && shown && (
        <QuestionDialog
          title={`Delete the view “${shown.name}”?`}
          description={
            shown.madeBy
              ? `${shown.madeBy} saved it for every operator. The members stay.`
              : 'It is saved for every operator. The members stay.'
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
