import type { ConnectionList } from '@farandfew/domain/connections/connection-views.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { isFocusLost } from '@farandfew/ui/focus/is-focus-lost.ts'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { Heading, Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { useConnectionCalls } from './connections.data.ts'
import { useBusy } from '../../shared/use-busy.ts'

type BlockedMember = ConnectionList['blocked'][number]

export function Blocked({ members }: { members: readonly BlockedMember[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const keepFocus = () => void setTimeout(() => isFocusLost() && heading.current?.focus())
  return (
    <section aria-labelledby="blocked">
      <Heading marginBottom={4} id="blocked" ref={heading} tabIndex={-1}>
        Blocked
      </Heading>
      {members.length === 0 ? (
        <Quiet>You have not blocked anyone.</Quiet>
      ) : (
        <List role="list">
          {members.map((member) => (
            <BlockedRow key={member.id} member={member} onUnblocked={keepFocus} />
          ))}
        </List>
      )}
    </section>
  )
}

function BlockedRow({ member, onUnblocked }: { member: BlockedMember; onUnblocked: () => void }) {
  const { unblock } = useConnectionCalls()
  const { isBusy, run } = useBusy()
  const send = async () => {
    try {
      await unblock(member.id)
      toast({
        title: `${member.name} is unblocked`,
        description: "You'll see each other in your groups again. You are not connected.",
      })
      onUnblocked()
    } catch (error) {
      toastFailure(error, 'Not unblocked')
    }
  }
  return (
    <li>
      <span>{member.name}</span>
      <ActionButton
        variant="quiet"
        aria-label={`Unblock ${member.name}`}
        busy={isBusy}
        busyLabel="Unblocking..."
        onAction={() => void run(send)}
      >
        Unblock
      </ActionButton>
    </li>
  )
}

const List = styled.ul`
  max-width: 480px;
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    border-bottom: 1px solid ${theme.colors.hairline};
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
