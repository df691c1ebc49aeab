import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import type { RefundTable as Table } from '@farandfew/domain/refunds/refund-table.ts'
import { taxName } from '@farandfew/domain/seats/price-lines.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { Lines } from '../../shared/layout/lines.ts'

/** The lines of a price, which add up to the total. */
export function PriceTable({ price }: { price: BookingView['price'] }) {
  const lines = [
    ['Package', price.package],
    [taxName('GST', price.gstRate), price.gst],
    [taxName('TCS', price.tcsRate), price.tcs],
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

interface RefundTableProps {
  table: Table
  /** Whether only what is paid counts, and not the whole price. */
  isNowOnly?: boolean
}

/** What cancelling gives back, by date: as it stands, and once the whole price is paid. */
export function RefundTable({ table: { headings, rows }, isNowOnly = false }: RefundTableProps) {
  if (isNowOnly || headings === null) {
    return (
      <Lines>
        {rows.map(({ when, share, amount }) => (
          <div key={when}>
            <dt>
              {when}
              <small>{share}</small>
            </dt>
            <dd>{formatPaise(amount)}</dd>
          </div>
        ))}
      </Lines>
    )
  }
  return (
    <RefundColumns>
      <thead>
        <tr>
          <th scope="col">When</th>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ when, share, amount, ofWhole }) => (
          <tr key={when}>
            <th scope="row">
              {when}
              <small>{share}</small>
            </th>
            <td>{formatPaise(amount)}</td>
            <td>{formatPaise(ofWhole ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </RefundColumns>
  )
}

const RefundColumns = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 8px 0 8px 12px;
    border-top: 1px solid ${theme.colors.hairline};
    text-align: right;
    vertical-align: top;
    font-weight: inherit;
    white-space: nowrap;
  }
  th:first-child {
    padding-left: 0;
    text-align: left;
    white-space: normal;
  }
  thead th {
    border-top: 0;
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
  small {
    display: block;
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
`
