import type { InviteName } from '@farandfew/api-client/admin-invites'
import { useSearchParams } from 'react-router-dom'
import { keyOf } from './invites.data.ts'

/** What the queue is narrowed to; '' for anything. */
export interface QueueFilter {
  status: string
  destination: string
  scheduleId: string
  search: string
}
export type FilterName = Exclude<keyof QueueFilter, 'search'>

const parameter = 'request'

/** 'trip-7' as a name; undefined for any other text. */
export function readName(text: string | null): InviteName | undefined {
  const [, kind, id] = /^(trip|quick)-([1-9]\d{0,8})$/.exec(text ?? '') ?? []
  return kind === undefined ? undefined : { kind: kind as InviteName['kind'], id: Number(id) }
}

/** Filters and the open request, which live in the URL. */
export function useQueueUrl() {
  const [parameters, setParameters] = useSearchParams()
  const read = (name: string) => parameters.get(name) ?? ''

  const write = (values: Readonly<Record<string, string>>, replace: boolean) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(values)) {
          if (value) after.set(name, value)
          else after.delete(name)
        }
        return after
      },
      { replace },
    )

  const filter: QueueFilter = {
    status: read('status') || 'pending',
    destination: read('destination'),
    scheduleId: read('scheduleId'),
    search: read('search').trim(),
  }
  return {
    filter,
    opened: readName(parameters.get(parameter)),
    /** Another place has other departures. */
    narrow: (name: FilterName, value: string) =>
      write({ [name]: value, ...(name === 'destination' && { scheduleId: '' }) }, true),
    clear: () => write({ status: '', destination: '', scheduleId: '', search: '' }, true),
    /** From the queue, the way back leads to it; from one request to the next, no further. */
    open: (name: InviteName) => write({ [parameter]: keyOf(name) }, parameters.has(parameter)),
    close: () => write({ [parameter]: '' }, true),
  }
}
