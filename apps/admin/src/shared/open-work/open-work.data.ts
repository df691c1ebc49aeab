import { endpointQuery } from '@farandfew/api-client'
import type { OpenWork, QueueName } from '@farandfew/domain/today/admin-today.ts'
import { getOpenWork } from '@farandfew/domain/today/admin-today.contract.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds between two reads of an open console. */
const readEveryMs = 8000

const openWorkQuery = queryOptions({
  ...endpointQuery(getOpenWork, {}),
  // Not a sign that the operator is there.
  meta: { byItself: true },
})

/** How much waits in each queue; read again every few seconds and when the window gets the focus. Use it once. */
export const useOpenWork = (): OpenWork | undefined =>
  useQuery({
    ...openWorkQuery,
    refetchInterval: readEveryMs,
    refetchOnWindowFocus: 'always',
  }).data

/** What the navigation has read last about what waits. */
export const useReadOpenWork = () => useQuery({ ...openWorkQuery, enabled: false })

/**
 * Reads a list again after something has entered or left its queue, so that the audit log gets no entry without a
 * reason. Waits while the list is being read.
 */
export function useQueueRefresh(
  queue: QueueName | undefined,
  { isFetching, refetch }: { isFetching: boolean; refetch: () => unknown },
): void {
  const { data } = useReadOpenWork()
  const mark = queue && data?.[queue]?.mark
  const seen = useRef(mark)
  const reload = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (mark === undefined || mark === seen.current || isFetching) return
    const isFirst = seen.current === undefined
    seen.current = mark
    if (!isFirst) reload()
  }, [mark, isFetching])
}
