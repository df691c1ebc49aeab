import type { Roommates, RoomWishes } from '@farandfew/domain/roommates'
import { ActionButton } from '@farandfew/ui/button'
import { UiLink } from '@farandfew/ui/link'
import { type FormEvent, useId, useState } from 'react'
import { paths } from '../../shared/paths.ts'
import type { RoomChange } from './roommates.data.ts'
import { Actions, Card, Check, Fields, Hint } from './roommates.styles.ts'
import { wishLabels } from './wish-words.ts'

const noWishes: RoomWishes = {
  wantsQuiet: false,
  isEarlyRiser: false,
  snores: false,
  mindsSnoring: false,
  sameGenderOnly: false,
}

interface WishesFormProps {
  roommates: Roommates
  isBusy: boolean
  onChange: (change: RoomChange) => void
}

/** The wishes and private vetoes of a member who shares a room, or would like to. */
export function WishesForm({ roommates, isBusy, onChange }: WishesFormProps) {
  const id = useId()
  const { hasGender, others } = roommates
  const [wishes, setWishes] = useState(roommates.wishes ?? noWishes)
  const [vetoes, setVetoes] = useState<readonly number[]>(roommates.vetoes)
  const shares = roommates.wishes !== null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ kind: 'save', form: { ...wishes, vetoes: [...vetoes] } })
  }
  const toggle = (member: number, on: boolean) =>
    setVetoes(on ? [...vetoes, member] : vetoes.filter((one) => one !== member))
  const keys = Object.keys(wishLabels) as (keyof RoomWishes)[]
  return (
    <Card as="form" onSubmit={submit} aria-labelledby={id}>
      <h3 id={id}>{shares ? 'Your wishes' : 'Share a room'}</h3>
      <Fields>
        <legend>About you</legend>
        {keys.map((key) => (
          <Check key={key}>
            <input
              type="checkbox"
              checked={wishes[key]}
              disabled={key === 'sameGenderOnly' && !hasGender}
              onChange={(event) => setWishes({ ...wishes, [key]: event.target.checked })}
            />
            <span>{wishLabels[key]}</span>
          </Check>
        ))}
        {!hasGender && (
          <Hint>
            For the last one,{' '}
            <UiLink href={`${paths.account}?tab=my-profile`}>add your gender</UiLink> to your
            profile first.
          </Hint>
        )}
        <Hint>The member whom we propose sees these, except the last one.</Hint>
      </Fields>
      {others.length > 0 && (
        <Fields>
          <legend>I would rather not share with</legend>
          <Hint>
            Private: no one else ever sees a name here, or that there is one. Not the member, not
            the host, not our staff.
          </Hint>
          {others.map((member) => (
            <Check key={member.id}>
              <input
                type="checkbox"
                checked={vetoes.includes(member.id)}
                onChange={(event) => toggle(member.id, event.target.checked)}
              />
              <span>{member.name}</span>
            </Check>
          ))}
        </Fields>
      )}
      <Actions>
        <ActionButton type="submit" variant="primary" busy={isBusy} busyLabel="Saving...">
          {shares ? 'Save Wishes' : 'Share a Room'}
        </ActionButton>
        {shares && (
          <ActionButton busy={isBusy} onAction={() => onChange({ kind: 'leave' })}>
            Stop Sharing
          </ActionButton>
        )}
      </Actions>
    </Card>
  )
}
