import { altOf } from '@farandfew/domain/pictures/picture-alt.ts'
import { tripHeroes } from '@farandfew/domain/pictures/trip-heroes.derived.ts'
import type { RefundTable } from '@farandfew/domain/refunds/refund-table.ts'
import { groupLinesOf } from '@farandfew/domain/group-summaries/describe-group-summary.ts'
import { Picture } from '@farandfew/ui/image/picture.tsx'
import { SizedPoster } from '@farandfew/ui/image/sized-poster.ts'
import { CheckList } from '@farandfew/ui/page/check-list.tsx'
import { Grid, Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { groupText, planText } from '../seats/departure-texts.ts'
import { Cancelling } from './cancelling.tsx'
import { PriceTable } from '../refunds/money-tables.tsx'
import { GroupSummaryLines } from '../departures/group-summary-lines.tsx'
import type { ShownDeparture } from './departure-booking.tsx'
import { Part } from '../seats/part.tsx'

interface DepartureTermsProps {
  shown: ShownDeparture
  /** What cancelling gives back; undefined if nothing is on sale or booked. */
  table: RefundTable | undefined
  /** Whether the member's seat is confirmed. */
  isBooked: boolean
  /** Whether the panel says whether the departure takes place, and what is paid when. */
  isTold: boolean
  /** Whether the member holds the seat: the panel then says what cancelling gives back. */
  isHeld: boolean
  /** Whether it is neither on sale nor booked, so that no price or refund applies. */
  isClosed: boolean
  /** Shown first. */
  children: ReactNode
}

/** What the price includes and what it does not, its lines, the group, and what cancelling gives back. */
export function DepartureTerms(props: DepartureTermsProps) {
  const { shown, table, isBooked, isTold, isHeld, isClosed, children } = props
  const { trip, price, plan } = shown
  const summary = isClosed ? undefined : shown.departure.groupSummary
  const src = trip.image ?? ''
  return (
    <Terms>
      {children}
      {src && (
        <SizedPoster $ratio="16 / 9">
          <Picture src={src} alt={altOf(src, tripHeroes, trip)} width={1600} height={900} />
        </SizedPoster>
      )}
      {(summary || !isTold) && (
        <Part title="Your group">
          {!isTold && <p>{groupText(shown)}</p>}
          {summary ? (
            <GroupSummaryLines key="known" summary={summary} />
          ) : (
            !isClosed && <Quiet key="unknown">{groupLinesOf(shown.departure).join(' · ')}</Quiet>
          )}
        </Part>
      )}
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
          {!isTold && <Quiet>{planText(plan)}</Quiet>}
        </Part>
      )}
      {!isClosed && !isHeld && table && table.rows.length > 0 && (
        <Part title="If you cancel">
          <Cancelling table={table} isBooked={isBooked} />
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
