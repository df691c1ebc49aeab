import { ApiError } from '@farandfew/api-client'
import type { SharedItem } from '@farandfew/domain/checklists/checklist.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { Menu, MenuItem } from '@farandfew/ui/menu/menu.tsx'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { ItemActions, CheckRow } from './checklist.styles.ts'
import type { ChecklistCalls } from './checklists.data.ts'
import { EditItem } from './edit-item.tsx'

interface SharedItemRowProps {
  item: SharedItem
  /** The id of the signed-in member. */
  me: number
  calls: ChecklistCalls
  isReadOnly: boolean
  isOver: boolean
}

/** Reports a refused change. The list shows by then what changed it. */
function report(error: unknown) {
  const isOvertaken = error instanceof ApiError && error.status === 409 && error.detail
  if (isOvertaken) toast({ title: 'The list has changed', description: error.detail })
  else toastFailure(error, 'Not saved')
}

/** An item that the group shares: its tick, who takes care of it, and what else can be done with it. */
export function SharedItemRow({ item, me, calls, isReadOnly, isOver }: SharedItemRowProps) {
  const [isEditing, setEditing] = useState(false)
  const more = useRef<HTMLButtonElement>(null)
  const isMine = item.takenBy?.id === me
  const change = (next: Parameters<ChecklistCalls['change']>[1]) =>
    void calls.change(item.id, next).catch(report)
  const stopEditing = () => {
    setEditing(false)
    // The button is there again after the next render.
    setTimeout(() => more.current?.focus())
  }
  if (isEditing) {
    return (
      <CheckRow>
        <EditItem
          label={item.label}
          onSave={(label, before) => calls.change(item.id, { label, before })}
          onDone={stopEditing}
        />
      </CheckRow>
    )
  }
  return (
    <CheckRow>
      <label>
        <input
          type="checkbox"
          checked={item.isDone}
          disabled={isReadOnly}
          onChange={() => change({ isDone: !item.isDone })}
        />
        <span>{item.label}</span>
      </label>
      <ItemActions>
        <Quiet as="span">{takenText(item, { me, isOver })}</Quiet>
        {!isReadOnly && !isOver && (!item.isTaken || isMine) && !item.isDone && (
          <Button
            variant="quiet"
            aria-label={`${isMine ? "I can't bring it" : "I'll bring it"}: ${item.label}`}
            onClick={() => change({ isTaken: !isMine })}
          >
            {isMine ? "I can't bring it" : "I'll bring it"}
          </Button>
        )}
        {!isReadOnly && (
          <Menu
            trigger={
              <More ref={more} variant="quiet" aria-label={`More for ${item.label}`}>
                <span aria-hidden>⋯</span>
              </More>
            }
          >
            <MenuItem onSelect={() => setEditing(true)}>Edit</MenuItem>
            <MenuItem onSelect={() => void calls.remove(item.id, item.label).catch(report)}>
              Remove for everyone
            </MenuItem>
          </Menu>
        )}
      </ItemActions>
    </CheckRow>
  )
}

/** 'Asha brings it'. A done item keeps the name of who ticked it, if no one had taken it on. */
function takenText(
  { isTaken, takenBy, isDone, doneBy }: SharedItem,
  { me, isOver }: { me: number; isOver: boolean },
): string {
  if (isTaken && takenBy) {
    if (takenBy.id === me) return isOver ? 'You brought it' : 'You bring it'
    return `${takenBy.name} ${isOver ? 'brought' : 'brings'} it`
  }
  if (!isDone || !doneBy) return ''
  return doneBy.id === me ? 'Ticked by you' : `Ticked by ${doneBy.name}`
}

const More = styled(Button)`
  font-size: 1.25rem;
`
