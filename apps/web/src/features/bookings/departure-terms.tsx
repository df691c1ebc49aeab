import { cancellationTerms } from '@farandfew/domain/bookings/refund.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { tripHeroes } from '@farandfew/domain/pictures/trip-heroes.derived.ts'
import { Picture } from '@farandfew/ui/image/picture.tsx'
import { Poster } from '@farandfew/ui/image/poster.ts'
import { CheckList } from '@farandfew/ui/page/check-list.tsx'
import { Grid, Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { groupText, planText } from './booking-texts.ts'
import { PriceTable, RefundTable } from './money-tables.tsx'
import { GroupSummaryLines } from '../departures/group-summary-lines.tsx'
import { AppLink } from '../../shared/links/app-link.tsx'
import { paths } from '../../shared/paths.ts'
import { altOf } from '@farandfew/domain/trips/picture-alt.ts'
import type { ShownDeparture } from './departure-booking.tsx'
import { Part } from './part.tsx'

interface DepartureTermsProps {
  shown: ShownDeparture
  isConfirmed: boolean
  /** Whether it is neither on sale nor booked, so that no price or refund applies. */
  isClosed: boolean
  /** Shown first. */
  children: ReactNode
}

/** What the price includes and what it does not, its lines, the group, and what cancelling gives back. */
export function DepartureTerms({ shown, isConfirmed, isClosed, children }: DepartureTermsProps) {
  const { trip, price, plan, refunds } = shown
  const { groupSummary } = shown.departure
  const src = trip.image ?? ''
  return (
    <Terms>
      {children}
      {src && (
        <Framed>
          <Picture src={src} alt={altOf(src, tripHeroes, trip)} width={1600} height={900} />
        </Framed>
      )}
      <Part title="Your group">
        <p>{groupText(shown)}</p>
        {groupSummary && !isClosed && <GroupSummaryLines summary={groupSummary} />}
      </Part>
      <Grid columns={2} gap={10}>
        <Part title="What's Included">
          <CheckList items={trip.includedItems} />
        </Part>
        <Part title="What's Not Included">
          <CheckList items={trip.excludedItems} mark="cross" />
        </Part>
      </Grid>
      {!isClosed && (
        <Part title="Price">
          <PriceTable price={price} />
          {!isConfirmed && <Quiet>{planText(plan)}</Quiet>}
        </Part>
      )}
      {!isClosed && refunds.length > 0 && (
        <Part title="If you cancel">
          <RefundTable steps={refunds} />
          <Quiet>{`Within ${cancellationTerms.reflectionHours} hours of booking you get everything back, while departure is ${cancellationTerms.reflectionDays} days or more away.`}</Quiet>
          {plan.kind === 'deposit' && !isConfirmed && (
            <Quiet>{`These amounts are for the deposit. Once the balance is paid, the same percentages apply to the whole ${formatPaise(price.total)}.`}</Quiet>
          )}
          <Quiet>
            If we cancel, you get everything back.{' '}
            <AppLink href={paths.cancellationPolicy}>Cancellation Policy</AppLink>
          </Quiet>
        </Part>
      )}
    </Terms>
  )
}

const Terms = styled.div`
  display: grid;
  gap: 40px;
  h2 {
    margin-bottom: 16px;
    font-size: ${theme.fontSizes.heading};
  }
  section > p + p,
  dl + p {
    margin-top: 8px;
  }
`

const Framed = styled(Poster)`
  img {
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
`
