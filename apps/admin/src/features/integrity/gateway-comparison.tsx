import { endpointQuery } from '@farandfew/api-client'
import {
  comparedDays,
  type GatewayComparison as Comparison,
} from '@farandfew/domain/integrity/admin-integrity.ts'
import { compareWithGateway } from '@farandfew/domain/integrity/admin-integrity.contract.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Actions, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { paths } from '../../shared/paths.ts'

/** '₹2,50,000 received, ₹50,000 refunded, ₹2,00,000 kept'. */
const describeSums = ({ received, refunded, kept }: Comparison['gateway']) =>
  `${formatPaise(received)} received, ${formatPaise(refunded)} refunded, ${formatPaise(kept)} kept`

const describeRecorded = (club: number | null) =>
  club === null ? 'not recorded' : `recorded with ${formatPaise(club)}`

/** Asks the gateway for its own figures, and names each payment and refund that the club has not recorded as it is there. */
export function GatewayComparison() {
  const query = useQuery({ ...endpointQuery(compareWithGateway, {}), enabled: false, gcTime: 0 })
  const { data, error, isFetching, refetch } = query
  return (
    <Stack gap={2}>
      <div role="status">
        {data && (
          <>
            <p>{`At the gateway, last ${comparedDays} days: ${describeSums(data.gateway)}.`}</p>
            <p>
              {data.differences.length === 0
                ? 'The club has recorded each of these payments and refunds with the same amount.'
                : `Recorded of these: ${describeSums(data.club)}. What came a moment ago may still be on its way.`}
            </p>
            <ul>
              {data.differences.map(({ kind, id, gateway, club }) => (
                <li key={id}>
                  <UiLink href={paths.bookingsFound(id)}>{id}</UiLink>
                  <span>{`: ${kind} of ${formatPaise(gateway)}, ${describeRecorded(club)}`}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {error && <p role="alert">{explainFailure(error)}</p>}
      <Actions>
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          Compare with the gateway
        </Button>
      </Actions>
    </Stack>
  )
}
