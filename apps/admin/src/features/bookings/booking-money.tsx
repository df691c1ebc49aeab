import type { AdminBooking } from '@farandfew/domain/bookings/booking-detail.ts'
import { refundReasonNames } from '@farandfew/domain/bookings/booking-history.ts'
import { Heading, Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { type ReactNode, useId } from 'react'
import { refundWords } from '../../shared/format/booking-words.ts'
import { Instant } from '../../shared/format/instant.tsx'
import { formatMoney } from '../../shared/format/money.ts'
import { TableHead } from '../../shared/table/table-head.tsx'
import { ScrollRegion, Table } from '../../shared/table/table.styles.ts'

const orderWords: Readonly<Record<AdminBooking['orders'][number]['status'], string>> = {
  created: 'Open',
  attempted: 'Declined, still open',
  paid: 'Paid',
  failed: 'Never paid',
  refunded: 'Refunded',
}

/** The payment orders of a booking, its payments with their receipts, and its refunds. */
export function BookingMoney({ booking }: { booking: AdminBooking }) {
  const { orders, payments, refunds, currency } = booking
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <>
      <Records
        title="Payment orders"
        none="No payment was opened on the site."
        columns={['Order', 'Part', 'Amount', 'State', 'Opened']}
        rows={orders.map((order) => [
          order.orderId,
          order.part,
          money(order.amount),
          order.supersededAt !== null && order.status === 'failed'
            ? 'Given up, because the booking was moved'
            : orderWords[order.status],
          <Instant key="opened" value={order.createdAt} />,
        ])}
      />
      <Records
        title="Payments"
        none="No payment came through the site."
        columns={['Payment', 'Amount', 'Receipt', 'Received']}
        rows={payments.map((payment) => [
          payment.paymentId,
          money(payment.amount),
          payment.receipt ?? 'None: all of it goes back',
          <Instant key="received" value={payment.receivedAt} />,
        ])}
      />
      {refunds.length > 0 && (
        <Records
          title="Refunds"
          none=""
          columns={['Refund', 'Of payment', 'Amount', 'Why', 'State', 'Attempts', 'Queued']}
          rows={refunds.map((refund) => [
            refund.refundId ?? `Refund ${refund.id}`,
            refund.paymentId,
            money(refund.amount),
            refundReasonNames[refund.reason],
            refund.nextAttemptAt === null ? (
              refundWords[refund.status]
            ) : (
              <>
                <span>{`${refundWords[refund.status]}, next attempt `}</span>
                <Instant value={refund.nextAttemptAt} />
              </>
            ),
            refund.attempts,
            <Instant key="queued" value={refund.createdAt} />,
          ])}
        />
      )}
    </>
  )
}

interface RecordsProps {
  title: string
  none: string
  columns: readonly [string, ...string[]]
  /** The cells of each row; the first one names it. */
  rows: readonly (readonly [string, ...ReactNode[]])[]
}

function Records({ title, none, columns, rows }: RecordsProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <Heading as="h3" size="title" id={headingId}>
        {title}
      </Heading>
      {rows.length === 0 ? (
        <Quiet>{none}</Quiet>
      ) : (
        <ScrollRegion role="region" aria-labelledby={headingId} tabIndex={0}>
          <Table aria-labelledby={headingId}>
            <TableHead columns={columns} naming={columns[0]} />
            <tbody>
              {rows.map(([name, ...cells]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, index) => (
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </ScrollRegion>
      )}
    </section>
  )
}
