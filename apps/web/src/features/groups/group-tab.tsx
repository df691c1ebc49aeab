import type { GroupTabProps } from './group.data.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Heading, Quiet } from './group.styles.ts'
import { type MemberActions, MemberCards } from './member-cards.tsx'
import { OwnSettings } from './own-settings.tsx'

/** Who is going, and what they see of the signed-in member. */
export function GroupTab({ group, actions }: GroupTabProps & { actions?: MemberActions }) {
  const id = useId()
  const isOver = group.today > group.departure.returnDate
  return (
    <Stack>
      <OwnSettings group={group} />
      <section aria-labelledby={id}>
        <Head>
          <Heading id={id}>{isOver ? 'Who went' : 'Who is going'}</Heading>
          {group.members.length === 1 ? (
            <p>
              {isOver
                ? 'No one else is listed here.'
                : 'You are the first one here. Others appear as they book.'}
            </p>
          ) : (
            <Quiet>Not everyone who {isOver ? 'went' : 'is going'} is always listed here.</Quiet>
          )}
        </Head>
        <MemberCards group={group} actions={actions} />
      </section>
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: clamp(32px, 4vw, 48px);
`

const Head = styled.div`
  display: grid;
  gap: 4px;
  margin-bottom: 20px;
`
