import { endpointQuery } from '@farandfew/api-client'
import { getClubFigures } from '@farandfew/domain/today/admin-today.contract.ts'
import { useQuery } from '@tanstack/react-query'

/** Milliseconds between two reads of an open page. */
const readEveryMs = 60_000

/** How the club is doing; read again every minute and when the window gets the focus. */
export const useClubFigures = () =>
  useQuery({
    ...endpointQuery(getClubFigures, {}),
    // Not a sign that the operator is there.
    meta: { byItself: true },
    refetchInterval: readEveryMs,
    refetchOnWindowFocus: 'always',
  })
