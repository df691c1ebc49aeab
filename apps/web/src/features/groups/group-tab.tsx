import { Heading, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import type { GroupTabProps } from './group.data.ts'
import { useId } from 'react'
import { type MemberActions, MemberCards } from './member-cards.tsx'
import { OwnSettings } from './own-settings.tsx'

/** Who is going, and what they see of the signed-in member. */
export function GroupTab({ group, actions }: GroupTabProps & { actions?: MemberActions }) {
  const id = useId()
  const isOver = group.today > group.departure.returnDate
  return (
    <Stack gap="clamp(32px, 4vw, 48px)">
      <OwnSettings group={group} />
      <section aria-labelledby={id}>
        <Stack gap={1} marginBottom={5}>
          <Heading id={id}>{isOver ? 'Who went' : 'Who is going'}</Heading>
          {group.members.length === 1 ? (
            <p>
              {isOver
                ? 'No one else is listed here.'
                : 'You are the first one here. Others appear as they book.'}
            </p>
          ) : (
            <Quiet>
              Members who block each other are not shown to each other, so this list can be shorter
              than the group.
            </Quiet>
          )}
        </Stack>
        <MemberCards group={group} actions={actions} />
      </section>
    </Stack>
  )
}
