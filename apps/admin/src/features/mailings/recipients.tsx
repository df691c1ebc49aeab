import { endpointQuery } from '@farandfew/api-client'
import { adminPage } from '@farandfew/domain/constants/limits.ts'
import { listAdminDepartures } from '@farandfew/domain/departures/admin-departures.contract.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Actions, Heading, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { Loaded } from '../../shared/notices/loaded.tsx'
import { paths } from '../../shared/paths.ts'
import { nameOf, seatsOf } from '../departures/departure-words.ts'

/** How many departures ahead are read: as many as one page may have. */
const offered = String(adminPage.max)

/** Whom one can write to. */
export function Recipients() {
  const query = useQuery({
    ...endpointQuery(listAdminDepartures, { query: { when: 'coming', limit: offered } }),
    gcTime: 0,
  })
  return (
    <Stack gap={6}>
      <Stack as="section" gap={3} aria-labelledby="to-list">
        <Heading size="title" id="to-list">
          To everyone on the list
        </Heading>
        <Actions>
          <ButtonLink variant="primary" href={paths.writeTo('newsletter')}>
            Write the newsletter
          </ButtonLink>
        </Actions>
      </Stack>
      <Stack as="section" gap={3} aria-labelledby="to-group">
        <Heading size="title" id="to-group">
          To the group of a departure
        </Heading>
        <Loaded
          query={query}
          loading="Loading the departures…"
          failed="We could not load the departures."
        >
          {({ items }) => {
            const groups = items.filter(({ seats }) => seats.booked > 0)
            return groups.length === 0 ? (
              <p>No departure ahead has travellers yet.</p>
            ) : (
              <Choices role="list" aria-labelledby="to-group">
                {groups.map((departure) => (
                  <li key={departure.id}>
                    <UiLink href={paths.writeTo(`departure-${departure.id}`)}>
                      {nameOf(departure)}
                    </UiLink>
                    <Quiet>{seatsOf(departure)}</Quiet>
                  </li>
                ))}
              </Choices>
            )
          }}
        </Loaded>
      </Stack>
      <Stack as="section" gap={3} aria-labelledby="to-one">
        <Heading size="title" id="to-one">
          To one person
        </Heading>
        <p>
          Open the <UiLink href={paths.members}>member</UiLink>, the{' '}
          <UiLink href={paths.invites}>invite request</UiLink> or the{' '}
          <UiLink href={paths.inquiries}>inquiry</UiLink>, and write from there.
        </p>
      </Stack>
    </Stack>
  )
}

const Choices = styled.ul`
  ${theme.media.md} {
    li {
      display: flex;
      gap: 16px;
      align-items: center;
    }
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`
