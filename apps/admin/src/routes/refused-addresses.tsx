import { listRefusedAddresses } from '@farandfew/domain/mailings/admin-mailings.contract.ts'
import { type RefusedAddress, refusedAddressOrder } from '@farandfew/domain/mailings/mailings.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useState } from 'react'
import { Instant } from '../shared/format/instant.tsx'
import { Allowed } from '../shared/role/allowed.tsx'
import { ListTable } from '../shared/table/list-rows.tsx'
import { ListTools } from '../shared/table/list-tools.tsx'
import type { ListColumn } from '../shared/table/list-column.ts'
import { useList } from '../shared/table/use-list.ts'
import { useAcceptAgain } from '../features/mailings/use-accept-again.ts'

const columnsOf = (onAccepted: () => void): readonly ListColumn<RefusedAddress>[] => [
  { heading: 'Address', naming: true, sort: 'email', cell: ({ email }) => <bdi>{email}</bdi> },
  { heading: 'Refused', sort: 'refused', cell: ({ refusedAt }) => <Instant value={refusedAt} /> },
  { heading: "Server's reply", cell: ({ reply }) => reply },
  {
    heading: 'Action',
    cell: (address) => (
      <Allowed to="write">
        <AcceptAgain address={address} onAccepted={onAccepted} />
      </Allowed>
    ),
  },
]

/** The addresses that mail servers refused, which the newsletter skips. */
export default function RefusedAddressesPage() {
  const list = useList(listRefusedAddresses, {
    nouns: { one: 'refused address', many: 'refused addresses' },
    order: refusedAddressOrder,
    saved: 'refused-addresses',
  })
  const [found, setFound] = useState<HTMLParagraphElement | null>(null)
  return (
    <Stack gap={1}>
      <ListTools list={list} label="Search addresses" hint="By address" />
      <ListTable
        list={list}
        label="Refused addresses"
        note="Mail servers said that these addresses do not exist or take no email. The newsletter skips them; emails about a booking or a request are still tried."
        // The button that had the focus is gone with its address.
        foundRef={setFound}
        columns={columnsOf(() => found?.focus())}
        empty={{
          none: 'No mail server has refused an address.',
          notFound: 'No refused address contains this.',
        }}
      />
    </Stack>
  )
}

interface AcceptAgainProps {
  address: RefusedAddress
  /** Called after the address has left the list. */
  onAccepted: () => void
}

function AcceptAgain({ address, onAccepted }: AcceptAgainProps) {
  const { send, busy } = useAcceptAgain(address)
  return (
    <ActionButton
      variant="quiet"
      busy={busy}
      busyLabel="Accepting..."
      onAction={() => send({}, onAccepted)}
    >
      {'Allow again '}
      <VisuallyHidden>{address.email}</VisuallyHidden>
    </ActionButton>
  )
}
