import { endpointQuery } from '@farandfew/api-client'
import type { AdminDepartureWithBookings } from '@farandfew/domain/bookings/admin-bookings.ts'
import { listMailings } from '@farandfew/domain/mailings/admin-mailings.contract.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Actions, Heading, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../shared/notices/loaded.tsx'
import { paths } from '../shared/paths.ts'
import { Allowed } from '../shared/role/allowed.tsx'
import { DepartureFrame } from '../features/departures/departure-frame.tsx'
import { nameOf } from '../features/departures/departure-words.ts'
import { MailingRow } from '../features/mailings/mailing-list.tsx'

/** What operators wrote to the group of a departure. */
export default function DepartureMailPage() {
  return <DepartureFrame>{(departure) => <GroupMail departure={departure} />}</DepartureFrame>
}

function GroupMail({ departure }: { departure: AdminDepartureWithBookings }) {
  const { id } = departure
  const query = useQuery({
    ...endpointQuery(listMailings, { query: { search: nameOf(departure) } }),
    gcTime: 0,
  })
  return (
    <Stack gap={5} anywhere>
      <Allowed to="write">
        <Actions>
          <ButtonLink variant="primary" href={paths.writeTo(`departure-${id}`)}>
            Write to the group
          </ButtonLink>
        </Actions>
      </Allowed>
      <Stack as="section" gap={3} aria-labelledby="mails">
        <Heading size="title" id="mails">
          Emails to the group
        </Heading>
        <Loaded query={query} loading="Loading the emails…" failed="We could not load the emails.">
          {({ items }) => {
            const own = items.filter(
              ({ audience }) => audience.kind === 'departure' && audience.id === id,
            )
            if (own.length === 0) return <p>No operator has written to this group.</p>
            return (
              <Stack as="ul" gap={4} role="list" aria-labelledby="mails">
                {own.map((mailing) => (
                  <li key={mailing.id}>
                    <MailingRow mailing={mailing} />
                  </li>
                ))}
              </Stack>
            )
          }}
        </Loaded>
      </Stack>
    </Stack>
  )
}
