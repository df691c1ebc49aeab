import type { AdminHost, AdminHosts } from '@farandfew/domain/hosts/admin-hosts.ts'
import { deleteHost } from '@farandfew/domain/hosts/admin-hosts.contract.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Actions, Grid, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { Notice } from '@farandfew/ui/problem/notice.tsx'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HostForm } from '../features/hosts/host-form.tsx'
import { hostsKey, hostsQuery } from '../features/hosts/hosts.data.ts'
import { useCall } from '../shared/calls/use-call.ts'
import { QuestionDialog } from '../shared/forms/question-dialog.tsx'
import { Loaded } from '../shared/notices/loaded.tsx'
import { Allowed } from '../shared/role/allowed.tsx'
import { useMay } from '../shared/role/role.ts'
import { readId } from '../shared/url/read-id.ts'
import { useUrlState } from '../shared/url/use-url-state.ts'
import { HostItem } from '../features/hosts/host-item.tsx'

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
  const [toConfirm, setToConfirm] = useState<AdminHost>()
  const { send, reset, ...call } = useCall(deleteHost, {
    shows: [hostsKey],
    failureReloads: [hostsKey],
  })
  const closeQuestion = () => {
    reset()
    setToConfirm(undefined)
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
              onDelete={() => setToConfirm(one)}
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
      {toConfirm && (
        <QuestionDialog
          title={`Delete ${toConfirm.name}?`}
          description="No departure has this host. This cannot be undone."
          confirm="Delete host"
          busyLabel="Deleting..."
          failed="The host was not deleted."
          call={call}
          onConfirm={() =>
            send({ params: { id: String(toConfirm.id) } }, () => {
              toast({ title: 'Host deleted', description: toConfirm.name })
              closeQuestion()
            })
          }
          onClose={closeQuestion}
        />
      )}
    </Stack>
  )
}
