import {
  comparedDays,
  type GatewayComparison as Comparison,
} from '@farandfew/domain/integrity/admin-integrity.ts'
import { compareWithGateway } from '@farandfew/domain/integrity/admin-integrity.contract.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Actions, Heading, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useState } from 'react'
import { useCall } from '../../shared/calls/use-call.ts'
import { Instant } from '../../shared/format/instant.tsx'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { paths } from '../../shared/paths.ts'

/** '₹2,50,000 received, ₹50,000 sent back, ₹2,00,000 kept'. A refund that was sent may not be done yet. */
const describeSums = ({ received, refunded, kept }: Comparison['gateway']) =>
  `${formatPaise(received)} received, ${formatPaise(refunded)} sent back, ${formatPaise(kept)} kept`

type Amounts = Pick<Comparison['differences'][number], 'gateway' | 'club'>
const describeDifference = ({ gateway, club }: Amounts) => {
  if (club === null) return `Only at the gateway: ${formatPaise(gateway ?? 0)}`
  if (gateway === null) return `Only in the club's books: ${formatPaise(club)}`
  return `Different amounts: ${formatPaise(gateway)} at the gateway, ${formatPaise(club)} in the club's books`
}

/** Compares the gateway's payments and refunds with the club's books, and names each that is not the same in both. */
export function GatewayComparison() {
  const { send, busy, error, answer: data } = useCall(compareWithGateway)
  const [days, setDays] = useState<(typeof comparedDays)[number]>(comparedDays[0])
  return (
    <Stack gap={2} as="section" aria-labelledby="gateway" maxWidth={theme.widths.text}>
      <Heading size="lead" id="gateway">
        Payments and refunds at the gateway
      </Heading>
      <div role="status">
        {data && (
          <>
            <p>
              <Instant value={data.from} /> to <Instant value={data.until} />
            </p>
            <p>{`At the gateway: ${describeSums(data.gateway)}. In the club's books: ${describeSums(data.club)}.`}</p>
            <p>{data.total === 0 ? 'No differences.' : `Differences: ${data.total}`}</p>
            <ul>
              {data.differences.map(({ bookingId, ...row }) => (
                <li key={row.id}>
                  <span>{`${describeDifference(row)} (${row.kind} ${row.id}) `}</span>
                  {bookingId !== null && (
                    <UiLink href={paths.booking(bookingId)}>{`Booking ${bookingId}`}</UiLink>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {error && <p role="alert">{explainFailure(error)}</p>}
      <SelectField
        label="Days to compare"
        name="days"
        value={String(days)}
        options={comparedDays.map((of) => ({ value: String(of), label: String(of) }))}
        onChange={({ currentTarget }) => setDays(comparedDays[currentTarget.selectedIndex] ?? 1)}
      />
      <Actions>
        <Button variant="secondary" busy={busy} onClick={() => send({ body: { days } })}>
          Compare with the gateway
        </Button>
      </Actions>
    </Stack>
  )
}
