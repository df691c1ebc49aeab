import { listRefusedAddresses } from '@farandfew/domain/mailings/admin-mailings.contract.ts'
import { type RefusedAddress, refusedAddressOrder } from '@farandfew/domain/mailings/mailings.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { useState } from 'react'
import { Instant } from '../shared/format/instant.tsx'
import { Allowed } from '../shared/role/allowed.tsx'
import { ListPage } from '../shared/table/list-page.tsx'
import type { ListColumn } from '../shared/table/row-table.tsx'
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
    order: refusedAddressOrder,
    saved: 'refused-addresses',
  })
  const [found, setFound] = useState<HTMLParagraphElement | null>(null)
  return (
    <ListPage
      list={list}
      label="Refused addresses"
      nouns={{ one: 'refused address', many: 'refused addresses' }}
      // The button that had the focus is gone with its address.
      foundRef={setFound}
      searchLabel="Search addresses"
      searchHint="By address"
      note="Mail servers said that these addresses do not exist or take no email. The newsletter skips them; emails about a booking or a request are still tried."
      columns={columnsOf(() => found?.focus())}
      empty={{
        none: 'No mail server has refused an address.',
        notFound: 'No refused address contains this.',
      }}
    />
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
