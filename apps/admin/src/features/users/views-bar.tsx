import { ApiError } from '@farandfew/api-client'
import { Button } from '@farandfew/ui/button'
import { SelectField, TextField } from '@farandfew/ui/field'
import { toast } from '@farandfew/ui/toast'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useMay } from '../../shared/role/role.ts'
import { useMemberViews, useViewAction, type ViewAction } from './member-views.data.ts'
import type { ListUrl } from './use-list-url.ts'

const sameList = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
  new URLSearchParams(Object.entries(one).sort()).toString() ===
  new URLSearchParams(Object.entries(other).sort()).toString()

/** Chooses a saved view, and saves, changes or deletes one, if the role allows it. */
export function ViewsBar({ list }: { list: ListUrl }) {
  const { data } = useMemberViews()
  const { mutateAsync, isPending } = useViewAction()
  const mayWrite = useMay('write')
  const [name, setName] = useState('')
  const views = data?.items ?? []
  const shown = views.find(({ query }) => sameList(query, list.values))

  const act = async (action: ViewAction, title: string) => {
    try {
      const view = await mutateAsync(action)
      toast({ title, description: view.name })
      setName('')
    } catch (error) {
      const description = error instanceof ApiError ? error.message.replace(/^\d+: /, '') : ''
      toast({ title: 'Not saved', description, variant: 'destructive' })
    }
  }
  const wanted = name.trim()

  return (
    <Bar role="group" aria-label="Saved views">
      <SelectField
        label="View"
        name="view"
        value={shown ? String(shown.id) : ''}
        placeholder={views.length === 0 ? 'None saved yet' : 'Choose a saved view'}
        options={views.map(({ id, name: label, isDefault, madeBy }) => ({
          value: String(id),
          label: `${label}${isDefault ? ' (default)' : ''}${madeBy ? ` · ${madeBy}` : ''}`,
        }))}
        onChange={({ currentTarget: { value } }) =>
          list.show(views.find(({ id }) => String(id) === value)?.query ?? {})
        }
      />
      {mayWrite && (
        <>
          <TextField
            label={shown ? 'New name' : 'Save this list as'}
            name="viewName"
            value={name}
            maxLength={60}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
          <Buttons>
            {shown ? (
              <>
                <Button
                  variant="secondary"
                  disabled={isPending || wanted === ''}
                  onClick={() =>
                    void act(
                      { kind: 'change', view: shown, changes: { name: wanted } },
                      'View renamed',
                    )
                  }
                >
                  Rename
                </Button>
                <Button
                  variant="secondary"
                  disabled={isPending}
                  onClick={() =>
                    void act(
                      { kind: 'change', view: shown, changes: { isDefault: !shown.isDefault } },
                      shown.isDefault ? 'No longer the default' : 'The table opens with this view',
                    )
                  }
                >
                  {shown.isDefault ? 'Not the Default' : 'Make Default'}
                </Button>
                <Button
                  variant="secondary"
                  disabled={isPending}
                  onClick={() => void act({ kind: 'remove', view: shown }, 'View deleted')}
                >
                  Delete
                </Button>
              </>
            ) : (
              <Button
                variant="secondary"
                disabled={isPending || wanted === ''}
                onClick={() =>
                  void act({ kind: 'add', name: wanted, query: list.values }, 'View saved')
                }
              >
                Save View
              </Button>
            )}
          </Buttons>
        </>
      )}
    </Bar>
  )
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  align-items: end;
  gap: 0 16px;
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding-bottom: 6px;
`
