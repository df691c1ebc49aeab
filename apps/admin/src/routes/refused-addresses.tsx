import { listRefusedAddresses } from '@farandfew/domain/mailings/admin-mailings.contract.ts'
import { Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useRef } from 'react'
import { SearchField } from '../shared/search/search-field.tsx'
import { ItemsPlaceholder } from '../shared/table/items-placeholder.tsx'
import { FoundCount, ListResults } from '../shared/table/list-page.tsx'
import { Tools } from '../shared/table/toolbar.styles.ts'
import { useList } from '../shared/table/use-list.ts'
import { AddressItem } from '../features/messages/address-item.tsx'

/** The addresses that mail servers refused, which the newsletter skips; newest first. */
export default function RefusedAddressesPage() {
  const list = useList(listRefusedAddresses)
  const { fieldRef, typed, type, apply } = list
  const found = useRef<HTMLParagraphElement>(null)
  return (
    <Stack gap={5}>
      <Tools>
        <SearchField
          ref={fieldRef}
          label="Search addresses"
          hint="By address"
          value={typed}
          onType={type}
          onSubmit={() => apply(typed)}
        />
        {/* The button that had the focus is gone with its address. */}
        <FoundCount
          list={list}
          nouns={{ one: 'refused address', many: 'refused addresses' }}
          ref={found}
        />
      </Tools>
      <Quiet>
        Mail servers said that these addresses do not exist or take no email. The newsletter skips
        them; emails about a booking or a request are still tried.
      </Quiet>
      <ListResults
        list={list}
        label="Refused addresses"
        what="refused addresses"
        placeholder={<ItemsPlaceholder />}
        empty={{
          none: 'No mail server has refused an address.',
          notFound: 'No refused address contains this.',
        }}
        item={(address) => (
          <AddressItem address={address} onAccepted={() => found.current?.focus()} />
        )}
      />
    </Stack>
  )
}
