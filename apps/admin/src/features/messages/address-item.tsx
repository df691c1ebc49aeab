import type { RefusedAddress } from '@farandfew/domain/mailings/mailings.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Actions, Heading, Panel, Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { useId } from 'react'
import { Instant } from '../../shared/format/instant.tsx'
import { useAcceptAgain } from '../mailings/use-accept-again.ts'
import { Allowed } from '../../shared/role/allowed.tsx'

interface AddressItemProps {
  address: RefusedAddress
  /** Called after the address has left the list. */
  onAccepted: () => void
}

/** One refused address. */
export function AddressItem({ address, onAccepted }: AddressItemProps) {
  const titleId = useId()
  const { send, busy } = useAcceptAgain(address)
  const { email, refusedAt, reply } = address
  return (
    <Panel as="article" padding={4} gap={3} aria-labelledby={titleId}>
      <Heading size="body" anywhere id={titleId}>
        <bdi>{email}</bdi>
      </Heading>
      <Quiet row>
        <span>
          Refused <Instant value={refusedAt} />
        </span>
        <span>{`Server's reply: ${reply}`}</span>
      </Quiet>
      <Allowed to="write">
        <Actions>
          <ActionButton
            variant="secondary"
            busy={busy}
            busyLabel="Accepting..."
            onAction={() => send({}, onAccepted)}
          >
            Allow again
          </ActionButton>
        </Actions>
      </Allowed>
    </Panel>
  )
}
