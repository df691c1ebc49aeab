import { Navigate } from 'react-router-dom'
import { useSession } from '../features/operator-sessions/session.data.ts'
import { paths } from '../shared/paths.ts'
import { type RoomName, rooms } from '../shared/pages.ts'
import { useRooms } from '../shared/rooms.ts'

/**
 * The console's own address: Today for an operator's own account, the members for the club's password
 * (docs/product.md#console).
 */
function Start() {
  const { data: session } = useSession()
  return <Navigate to={session?.ownAccount === true ? paths.today : paths.members} replace />
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
  ...(Object.keys(rooms) as RoomName[])
    .filter((room) => !pagePaths.includes(`/${room}`))
    .map((room) => ({ pattern: `/${room}`, element: <FirstPage room={room} /> })),
]
