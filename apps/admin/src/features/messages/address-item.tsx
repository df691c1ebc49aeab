import type { RefusedAddress } from '@farandfew/domain/mailings/mailings.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import { useId } from 'react'
import { Instant } from '../../shared/format/instant.tsx'
import { useAcceptAgain } from '../mailings/use-accept-again.ts'
import { Allowed } from '../../shared/role/allowed.tsx'
import { Facts, Item, Title } from './messages.styles.ts'

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
    <Item aria-labelledby={titleId}>
      <Title id={titleId}>
        <bdi>{email}</bdi>
      </Title>
      <Facts>
        <span>
          Refused <Instant value={refusedAt} />
        </span>
        <span>Server's reply: {reply}</span>
      </Facts>
      <Allowed to="write">
        <Actions>
          <ActionButton
            variant="secondary"
            busy={busy}
            busyLabel="Accepting..."
            onAction={() => send({}, onAccepted)}
          >
            Accept again
          </ActionButton>
        </Actions>
      </Allowed>
    </Item>
  )
}
