import { Navigate, useLocation, useParams } from 'react-router-dom'
import { useSession } from '../features/operator-sessions/session.data.ts'
import { paths } from '../shared/paths.ts'
import { type RoomName, rooms, useRooms } from '../shared/pages.ts'

/** What an address has after its path. */
interface Rest {
  search: string
  hash: string
}

type Target = string | ((rest: Rest & { id: string; get: (name: string) => string }) => string)

/** Where the pages of an earlier console are now, by their path. Search and hash are kept, unless a row says otherwise. */
const moved: Readonly<Record<string, Target>> = {
  '/users': paths.members,
  '/users/:id': ({ id, search }) => `/members/${id}${search}`,
  '/invites': paths.invites,
  '/inquiries': paths.inquiries,
  '/reports': paths.reports,
  '/reviews': paths.reviews,
  '/newsletter': paths.newsletter,
  '/writing': ({ get, search }) => `${get('to') ? paths.write : paths.sent}${search}`,
  '/messages': ({ get, search }) =>
    `${get('state') === 'refused' ? paths.refusedAddresses : paths.messages}${search}`,
  '/integrity': paths.integrity,
  '/audit-log': paths.auditLog,
  '/security-events': paths.securityEvents,
  '/club': ({ hash, search }) => (hash === '#tax-rates' ? paths.taxRates : paths.club + search),
  '/operators': paths.operators,
  '/security': paths.security,
  '/departures/:id/selection': ({ id }) => paths.applicants(Number(id)),
}

function Moved({ to }: { to: Target }) {
  const { search, hash } = useLocation()
  const { id = '' } = useParams()
  const get = (name: string) => new URLSearchParams(search).get(name) ?? ''
  const target = typeof to === 'string' ? to + search + hash : to({ search, hash, id, get })
  return <Navigate to={target} replace />
}

/**
 * The console's own address: Today for an operator's own account, the members for the club's password
 * (docs/product.md#console). A link with a search is one to the members, who were here before.
 */
function Start() {
  const { search } = useLocation()
  const { data: session } = useSession()
  const isOwnAccount = session?.ownAccount === true
  return <Navigate to={isOwnAccount && !search ? paths.today : paths.members + search} replace />
}

/** The address of a room without a page leads to the first one that the role sees in it. */
function FirstPage({ room }: { room: RoomName }) {
  const [first] = useRooms().find(({ name }) => name === room)?.pages ?? []
  return <Navigate to={first?.path ?? paths.today} replace />
}

const pagePaths: readonly unknown[] = Object.values(paths)

/** The addresses that lead to a page of another address, each as a pattern and what is rendered there. */
export const redirects = [
  { pattern: paths.start, element: <Start /> },
  ...Object.entries(moved).map(([pattern, to]) => ({ pattern, element: <Moved to={to} /> })),
  ...(Object.keys(rooms) as RoomName[])
    .filter((room) => !pagePaths.includes(`/${room}`))
    .map((room) => ({ pattern: `/${room}`, element: <FirstPage room={room} /> })),
]
