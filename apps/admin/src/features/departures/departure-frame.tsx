import { ApiError, endpointQuery } from '@farandfew/api-client'
import type { AdminDepartureWithBookings } from '@farandfew/domain/bookings/admin-bookings.ts'
import { getAdminDeparture } from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import { type Permission, mayOperator } from '@farandfew/domain/contract/roles.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Row, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, use } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
import { useOfferedActions } from '../../shared/actions/offered-actions.ts'
import { PageLinks, scrollIntoRow } from '../../shared/layout/room-navigation.tsx'
import { Loaded } from '../../shared/notices/loaded.tsx'
import { usePageTitle } from '../../shared/page/page.tsx'
import { paths } from '../../shared/paths.ts'
import { Role } from '../../shared/role/role.ts'
import { formsOf } from './departures-url.ts'
import { DepartureBadges } from './departure-badges.tsx'
import { isAhead, nameOf, seatsOf } from './departure-words.ts'

/** Milliseconds for which what was read of a departure is kept, so that another tab shows it while it is read again. */
const keptMs = 10_000

/** A departure with its bookings, which is read again on each tab: seats and bookings change often. */
export const useDeparture = (id: number) =>
  useQuery({
    ...endpointQuery(getAdminDeparture, { params: { id: String(id) } }),
    staleTime: 0,
    gcTime: keptMs,
  })

const tabs: readonly (readonly [name: string, path: (id: number) => string, needs?: Permission])[] =
  [
    ['Overview', paths.departure],
    ['Group', paths.departureGroup],
    ['Applicants and waitlist', paths.applicants],
    ['Money', paths.departureMoney],
    ['Rooms', paths.rooms],
    ['Manifest', paths.manifest, 'read-travel-details'],
    ['Mail', paths.departureMail],
    ['Settings', paths.departureSettings],
  ]

/** Offers on each tab what the role can do on any of them. */
function useDepartureActions(departure: AdminDepartureWithBookings | undefined) {
  const role = use(Role)
  const navigate = useNavigate()
  const actionsOf = ({ id, ...rest }: AdminDepartureWithBookings) => [
    ...(mayOperator(role, 'manage-bookings')
      ? [
          ...(isAhead(rest)
            ? [['Enter a booking', `${paths.departureMoney(id)}?enter=yes`] as const]
            : []),
          ...formsOf(rest).map(([view, name]) => [name, paths.departureForm(id, view)] as const),
        ]
      : []),
    ...(mayOperator(role, 'write')
      ? [['Write to the group', paths.writeTo(`departure-${id}`)] as const]
      : []),
  ]
  useOfferedActions(
    (departure ? actionsOf(departure) : []).map(([name, path]) => ({
      name,
      run: () => void navigate(path),
    })),
  )
}

/** The page of a departure: its name, badges, seats and tabs, and below them the open tab. */
export function DepartureFrame({
  children,
}: {
  children: (departure: AdminDepartureWithBookings) => ReactNode
}) {
  const id = Number(useParams()['id'])
  const query = useDeparture(id)
  const { pathname } = useLocation()
  const role = use(Role)
  usePageTitle(query.data && nameOf(query.data))
  useDepartureActions(query.data)
  if (!query.data && query.error instanceof ApiError && query.error.status === 404) {
    return (
      <p>
        <span>There is no such departure. </span>
        <UiLink href={paths.departures}>All departures</UiLink>
      </p>
    )
  }
  return (
    <Loaded
      query={query}
      loading="Loading the departure…"
      failed="We could not load this departure."
    >
      {(departure) => (
        <>
          <Stack gap={2} marginBottom={2} data-screen="">
            <Row align="center" gap={3}>
              <DepartureBadges {...departure} />
              <span>{seatsOf(departure)}</span>
            </Row>
            <PageLinks aria-label="Departure">
              {tabs
                .filter(([, , needs]) => needs === undefined || mayOperator(role, needs))
                .map(([name, path]) => (
                  <Link
                    key={name}
                    to={path(id)}
                    {...(path(id) === pathname && { 'aria-current': 'page', ref: scrollIntoRow })}
                  >
                    {name}
                  </Link>
                ))}
            </PageLinks>
          </Stack>
          {children(departure)}
        </>
      )}
    </Loaded>
  )
}
