import type { GroupTabProps } from '../../shared/groups/group.data.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Heading, Quiet } from './group.styles.ts'
import { type MemberActions, MemberCards } from './member-cards.tsx'
import { DigestSwitch } from './digest-switch.tsx'
import { ShownFields } from './shown-fields.tsx'

/** Who is going, and what they see of the signed-in member. */
export function GroupTab({ group, actions }: GroupTabProps & { actions?: MemberActions }) {
  const id = useId()
  const { members, hostName } = group
  const isAlone = members.length === 1
  const hasHost = members.some(({ isHost }) => isHost)
  return (
    <Stack>
      <section aria-labelledby={id}>
        <Head>
          <Heading id={id}>Who is going</Heading>
          {!hasHost && hostName && <Quiet>Hosted by {hostName}</Quiet>}
          {isAlone && (
            <p>You are the first here. Members who book this departure will join you here.</p>
          )}
        </Head>
        <MemberCards group={group} actions={actions} />
      </section>
      <ShownFields group={group} />
      <DigestSwitch group={group} />
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: clamp(48px, 6vw, 72px);
`

const Head = styled.div`
  display: grid;
  gap: 4px;
  margin-bottom: 20px;
`
