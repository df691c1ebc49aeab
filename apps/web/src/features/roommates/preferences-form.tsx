import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import type { Roommates, RoomPreferences } from '@farandfew/domain/roommates/roommates.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { FieldSet, Panel } from '@farandfew/ui/primitives/blocks.ts'
import { Actions, Heading, Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { type FormEvent, useId, useState } from 'react'
import { CheckBox } from '../../shared/forms/check-box.tsx'
import { paths } from '../../shared/paths.ts'
import type { RoomPartProps } from './roommates.data.ts'

const noPreferences: RoomPreferences = {
  wantsQuiet: false,
  isEarlyRiser: false,
  snores: false,
  mindsSnoring: false,
  sameGenderOnly: false,
}

const labels: Readonly<Record<keyof RoomPreferences, string>> = {
  wantsQuiet: 'I like it quiet in the evening',
  isEarlyRiser: 'I get up early',
  snores: 'I snore',
  mindsSnoring: 'I mind snoring',
  sameGenderOnly: 'Only with someone of my gender',
}

/** The preferences and private vetoes of a member who shares a room, or would like to. */
export function PreferencesForm({ roommates, isBusy, onChange }: RoomPartProps) {
  const id = useId()
  const { hasGender, others, room, ownRoom } = roommates
  // What is stored may change while the member types.
  const [edited, setEdited] = useState<Partial<RoomPreferences>>({})
  const [editedVetoes, setEditedVetoes] = useState<readonly number[]>()
  const preferences = { ...(roommates.wishes ?? noPreferences), ...edited }
  const vetoes = editedVetoes ?? roommates.vetoes
  const shares = roommates.wishes !== null
  const forget = () => {
    setEdited({})
    setEditedVetoes(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ kind: 'save', form: { ...preferences, vetoes: [...vetoes] } }, { onSuccess: forget })
  }
  const toggle = (member: number, on: boolean) =>
    setEditedVetoes(on ? [...vetoes, member] : vetoes.filter((one) => one !== member))
  const keys = Object.keys(labels) as (keyof RoomPreferences)[]
  return (
    <Panel anywhere as="form" onSubmit={submit} aria-labelledby={id}>
      <Heading as="h3" size="title" id={id}>
        {shares ? 'Your wishes' : 'Share a room'}
      </Heading>
      <p>{introduce(roommates)}</p>
      <p>{`Your roommate can be of any gender, unless you tick “${labels.sameGenderOnly}”.`}</p>
      <FieldSet>
        <legend>About you</legend>
        {keys.map((key) => (
          <CheckBox
            key={key}
            label={labels[key]}
            checked={preferences[key]}
            disabled={key === 'sameGenderOnly' && !hasGender && !preferences[key]}
            onChange={(checked) => setEdited({ ...edited, [key]: checked })}
          />
        ))}
        {!hasGender && (
          <Quiet>
            For the last one,{' '}
            <UiLink href={`${paths.account}?tab=my-profile`}>add your gender</UiLink> to your
            profile first.
          </Quiet>
        )}
        <Quiet>Your proposed roommate sees these, except the last one.</Quiet>
      </FieldSet>
      {others.length > 0 && (
        <FieldSet>
          <legend>I would rather not share with</legend>
          <Quiet>
            {`Private: no one else ever sees these names, or that there are any. Not the member, not the host, not our staff.${room?.state === 'proposed' ? ` Ticking ${room.roommate.name} also says no to the room that we propose.` : ''}`}
          </Quiet>
          {others.map((member) => (
            <CheckBox
              key={member.id}
              label={member.name}
              checked={vetoes.includes(member.id)}
              onChange={(checked) => toggle(member.id, checked)}
            />
          ))}
        </FieldSet>
      )}
      <Actions>
        <ActionButton type="submit" variant="primary" busy={isBusy} busyLabel="Saving...">
          {shares ? 'Save Wishes' : 'Share a Room'}
        </ActionButton>
        {shares && !room && ownRoom === null && (
          <ActionButton
            busy={isBusy}
            onAction={() => onChange({ kind: 'leave' }, { onSuccess: forget })}
          >
            Stop Sharing
          </ActionButton>
        )}
      </Actions>
    </Panel>
  )
}

/** Until when, and for what, the preferences can be changed. */
function introduce({ wishes, room, today, dates, hasProposed }: Roommates): string {
  const until = formatDate(dates.wishesUntil)
  if (!wishes) return `Everything here is optional. You can change it until ${until}.`
  if (room) return 'A change counts for the next proposal, if this one does not work out.'
  return today <= dates.wishesUntil && !hasProposed
    ? `You can change them until ${until}, when we pair the group.`
    : `You can change them until ${formatDate(dates.lastProposalOn)}. A change counts for the next proposal.`
}
