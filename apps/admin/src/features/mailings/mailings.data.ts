import { endpointKey, endpointQuery } from '@farandfew/api-client'
import { getMailing, listMailings } from '@farandfew/domain/mailings/admin-mailings.contract.ts'
import { useQuery } from '@tanstack/react-query'

/** Milliseconds between two looks at a mailing that is being sent. */
const progressMs = 2_000

/** A mailing, whose progress follows while it is sent. */
export const useMailing = (id: number) =>
  useQuery({
    ...endpointQuery(getMailing, { params: { id: String(id) } }),
    gcTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && ['scheduled', 'sending'].includes(data.state) ? progressMs : false,
  })

/** What shows the answer of a call that changes a mailing. Another operator may have been faster. */
export function changesMailing(id: number) {
  const mailing = [endpointKey(getMailing, { params: { id: String(id) } })]
  return {
    shows: mailing,
    reloads: [endpointKey(listMailings)],
    failureReloads: mailing,
  }
}
