import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import type { QueryClient } from '@tanstack/react-query'
import { resetPage } from '../page-epoch.ts'
import { currentUserKey } from './current-member.data.ts'
import { forgetMember } from './forget-member.ts'

/** The id of the member who has signed in; null after a logout. */
type MemberId = number | null

const name = 'ff-member'
let followed: QueryClient | undefined

/** Sends to the other tabs of this browser, and receives from them. A tab does not hear itself. */
interface Wire {
  send: (id: MemberId) => void
}

function openChannel(receive: (id: MemberId) => void): Wire {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => receive(data as MemberId))
  return { send: (id) => channel.postMessage(id) }
}

/** For browsers without BroadcastChannel: an entry in the storage, which only the other tabs hear of. */
function openStorage(receive: (id: MemberId) => void): Wire {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === name && newValue) receive(JSON.parse(newValue) as MemberId)
  })
  return {
    send: (id) => {
      try {
        localStorage.setItem(name, JSON.stringify(id))
        localStorage.removeItem(name)
      } catch {
        // Without storage the other tabs learn of it from the API.
      }
    },
  }
}

let wire: Wire | undefined
const connect = () =>
  (wire ??= typeof BroadcastChannel === 'undefined' ? openStorage(receive) : openChannel(receive))

const listeners = new Set<() => void>()

/**
 * Calls the listener when another tab logs in or out, also if this tab has not read its own member, for example without a
 * connection. Returns a function that removes it.
 */
export function onOtherTab(listener: () => void): () => void {
  connect()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Clears this tab of a member who is no longer signed in, and reads the one who is. */
async function receive(id: MemberId): Promise<void> {
  listeners.forEach((listener) => listener())
  const queryClient = followed
  const known = queryClient?.getQueryData<CurrentUser | null>(currentUserKey)
  if (!queryClient || (known && known.id === id)) return
  if (known) {
    await forgetMember(queryClient)
    resetPage()
  }
  if (id !== null) await queryClient.invalidateQueries({ queryKey: currentUserKey })
}

/** Keeps the member of this tab the same as in the other tabs of the browser. */
export function followOtherTabs(queryClient: QueryClient): void {
  followed = queryClient
  connect()
}

/** Informs the other tabs who is signed in now. */
export const send = (id: MemberId): void => connect().send(id)
