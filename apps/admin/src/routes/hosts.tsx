import type { AdminHost, AdminHosts } from '@farandfew/domain/hosts/admin-hosts.ts'
import { deleteHost } from '@farandfew/domain/hosts/admin-hosts.contract.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Actions, Grid, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { Notice } from '@farandfew/ui/problem/notice.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { HostForm } from '../features/hosts/host-form.tsx'
import { hostsKey, hostsQuery } from '../features/hosts/hosts.data.ts'
import { useCall } from '../shared/calls/use-call.ts'
import { QuestionDialog } from '../shared/forms/question-dialog.tsx'
import { Loaded } from '../shared/notices/loaded.tsx'
import { paths } from '../shared/paths.ts'
import { siteSource } from '../shared/pictures/site-picture.ts'
import { Allowed } from '../shared/role/allowed.tsx'
import { useMay } from '../shared/role/role.ts'
import { readId } from '../shared/url/read-id.ts'
import { useUrlState } from '../shared/url/use-url-state.ts'

/** The people who host departures, each with a form over the list. */
export default function HostsPage() {
  const query = useQuery(hostsQuery)
  return (
    <Loaded query={query} loading="Loading the hosts…" failed="We could not load the hosts.">
      {(hosts) => <Hosts {...hosts} />}
    </Loaded>
  )
}

function Hosts({ items, siteUrl }: AdminHosts) {
  const [asked, setAsked] = useState<AdminHost>()
  const { send, reset, ...call } = useCall(deleteHost, {
    shows: [hostsKey],
    failureReloads: [hostsKey],
  })
  const closeQuestion = () => {
    reset()
    setAsked(undefined)
  }
  const { get, change, hrefWith } = useUrlState()
  const open = get('host')
  const host = items.find(({ id }) => id === readId(open))
  const isOpen = useMay('manage-bookings') && (open === 'new' || host !== undefined)
  const show = (value: string | undefined) => change({ host: value }, { push: true })
  return (
    <Stack gap={5}>
      <p>
        {`${items.length === 1 ? '1 host' : `${items.length} hosts`}. Departures choose their host from this list. The site shows a host once a departure ahead has them.`}
      </p>
      <Allowed to="manage-bookings">
        <Actions>
          <Button onClick={() => show('new')}>Add a host</Button>
        </Actions>
      </Allowed>
      {items.length === 0 ? (
        <Notice>
          <p>No hosts yet.</p>
        </Notice>
      ) : (
        <Grid as="ul" role="list" minWidth={340} aria-label="Hosts">
          {items.map((one) => (
            <HostItem
              key={one.id}
              host={one}
              siteUrl={siteUrl}
              href={hrefWith({ host: String(one.id) })}
              onDelete={() => setAsked(one)}
            />
          ))}
        </Grid>
      )}
      {isOpen && (
        <HostForm
          key={open}
          host={host}
          siteUrl={siteUrl}
          onClose={() => show(undefined)}
          onSaved={({ name }) => {
            toast({ title: host ? 'Host saved' : 'Host added', description: name })
            show(undefined)
          }}
        />
      )}
      {asked && (
        <QuestionDialog
          title={`Delete ${asked.name}?`}
          description="No departure has this host. This cannot be undone."
          confirm="Delete host"
          busyLabel="Deleting..."
          failed="The host was not deleted."
          call={call}
          onConfirm={() =>
            send({ params: { id: String(asked.id) } }, () => {
              toast({ title: 'Host deleted', description: asked.name })
              closeQuestion()
            })
          }
          onClose={closeQuestion}
        />
      )}
    </Stack>
  )
}

interface HostItemProps {
  host: AdminHost
  siteUrl: string
  /** Opens the form. */
  href: string
  onDelete: () => void
}

function HostItem({ host, siteUrl, href, onDelete }: HostItemProps) {
  const { name, languages, about, picture, member, departures, canDelete } = host
  const mayChange = useMay('manage-bookings')
  return (
    <Item>
      {picture === null ? (
        <span aria-hidden>{name.slice(0, 1)}</span>
      ) : (
        <img src={siteSource(siteUrl, picture)} alt="" width={72} height={72} loading="lazy" />
      )}
      <Stack gap={1} align="start" anywhere>
        <h2>{mayChange ? <UiLink href={href}>{name}</UiLink> : name}</h2>
        {languages !== null && <p>{`Speaks ${languages}`}</p>}
        {about !== null && <p>{about}</p>}
        <p>{member ? `Account: ${member.name} (${member.username})` : 'No account'}</p>
        {departures.length === 0 ? (
          <p>No departures ahead</p>
        ) : (
          <ul role="list" aria-label={`Departures of ${name}`}>
            {departures.map(({ id, tripTitle, departureDate }) => (
              <li key={id}>
                <UiLink href={paths.departure(id)}>
                  {`${tripTitle}, ${formatDate(departureDate)}`}
                </UiLink>
              </li>
            ))}
          </ul>
        )}
        {mayChange && canDelete && (
          <Button variant="quiet" aria-label={`Delete ${name}`} onClick={onDelete}>
            Delete
          </Button>
        )}
      </Stack>
    </Item>
  )
}

const Item = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  padding: 16px;
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  > img,
  > span {
    display: grid;
    place-items: center;
    width: 72px;
    height: 72px;
    border-radius: ${theme.radii.round};
    background: ${theme.colors.shade};
    font-size: ${theme.fontSizes.title};
    object-fit: cover;
  }
  h2 {
    font-size: ${theme.fontSizes.title};
  }
  p,
  li {
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
  h2 a,
  li a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.touchTarget};
  }
`
