import type { RefusedAddress } from '@farandfew/domain/mailings/mailings.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { useId, useRef } from 'react'
import { Instant } from '../../shared/format/instant.tsx'
import { EmptyNotice } from '../../shared/notices/empty-notice.tsx'
import { useAcceptAgain } from '../mailings/refused-addresses.data.ts'
import { Allowed } from '../../shared/role/allowed.tsx'
import { describePages } from '../../shared/table/describe-pages.ts'
import { Quiet } from '../../shared/table/facts.styles.ts'
import { PagedResults } from '../../shared/table/paged-results.tsx'
import { CountLine, Stack } from '../../shared/table/toolbar.styles.ts'
import { useRefusedAddresses } from './messages.data.ts'
import { MessagesPlaceholder } from './messages-placeholder.tsx'
import { Actions, Facts, Item, Title } from './messages.styles.ts'

/** The addresses that mail servers refused, which the newsletter skips. */
export function RefusedAddresses({ search, onClear }: { search: string; onClear: () => void }) {
  const query = useRefusedAddresses(search)
  const found = useRef<HTMLParagraphElement>(null)
  const addresses = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Stack>
      <CountLine ref={found} role="status" tabIndex={-1}>
        {describePages(query, { one: 'refused address', many: 'refused addresses' })}
      </CountLine>
      <Quiet>
        Mail servers said that these addresses do not exist or take no email. The newsletter skips
        them; emails about a booking or a request are still tried.
      </Quiet>
      <PagedResults
        query={query}
        what="refused addresses"
        placeholder={<MessagesPlaceholder />}
        empty={
          <EmptyNotice
            isFiltered={search !== ''}
            none="No mail server has refused an address."
            notFound="No refused address contains this."
            onClear={onClear}
          />
        }
      >
        {() => (
          <Stack as="ul" role="list" aria-label="Refused addresses">
            {addresses.map((address) => (
              <li key={address.id}>
                <AddressItem address={address} onAccepted={() => found.current?.focus()} />
              </li>
            ))}
          </Stack>
        )}
      </PagedResults>
    </Stack>
  )
}

interface AddressItemProps {
  address: RefusedAddress
  /** Called after the address has left the list. */
  onAccepted: () => void
}

function AddressItem({ address, onAccepted }: AddressItemProps) {
  const titleId = useId()
  const { mutate, isPending } = useAcceptAgain(address)
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
            busy={isPending}
            busyLabel="Accepting..."
            onAction={() => mutate(undefined, { onSuccess: onAccepted })}
          >
            Accept again
          </ActionButton>
        </Actions>
      </Allowed>
    </Item>
  )
}
