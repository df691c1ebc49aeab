import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { refundRows } from './booking-texts.ts'

/** The lines of a price, which add up to the total. */
export function PriceTable({ price }: { price: BookingView['price'] }) {
  const lines = [
    ['Package', price.package],
    ['GST', price.gst],
    ['TCS', price.tcs],
    ['Total', price.total],
  ] as const
  return (
    <Lines>
      {lines.map(([name, amount]) => (
        <div key={name} data-total={name === 'Total' || undefined}>
          <dt>{name}</dt>
          <dd>{formatPaise(amount)}</dd>
        </div>
      ))}
    </Lines>
  )
}

/** What cancelling gives back, by date. */
export function RefundTable({ steps }: { steps: BookingView['refunds'] }) {
  return (
    <Lines>
      {refundRows(steps).map(({ when, share, amount }) => (
        <div key={when}>
          <dt>
            <span>{when}</span>
            <small>{share}</small>
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </Lines>
  )
}

/** Terms on the left, amounts on the right. */
export const Lines = styled.dl`
  margin: 0;
  > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 8px 0;
    border-top: 1px solid ${theme.colors.hairline};
  }
  > div[data-total] {
    /* A long label stands above the amount. */
    flex-wrap: wrap;
    row-gap: 0;
    border-top-color: ${theme.colors.ink};
    font-weight: ${theme.fontWeights.label};
  }
  dd {
    margin: 0 0 0 auto;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
`
