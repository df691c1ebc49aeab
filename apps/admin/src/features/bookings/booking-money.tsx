import { sendReceiptAgain } from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import type { AdminBooking } from '@farandfew/domain/bookings/booking-detail.ts'
import { refundReasonText } from '@farandfew/domain/bookings/booking-history.ts'
import { partLabels } from '@farandfew/domain/seats/booking.ts'
import { receiptSlug } from '@farandfew/domain/refunds/receipt-number.ts'
import { refundStepOf, refundStepText } from '@farandfew/domain/refunds/refund-history.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { Unbroken } from '@farandfew/ui/page/unbroken.ts'
import { Heading, Quiet, Row, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { Fragment, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { useCall } from '../../shared/calls/use-call.ts'
import { Instant } from '../../shared/format/instant.tsx'
import { formatMoney } from '../../shared/format/money.ts'
import { paths } from '../../shared/paths.ts'
import { Allowed } from '../../shared/role/allowed.tsx'
import { headingsOf, TableHead } from '../../shared/table/table-head.tsx'
import { inCell, ScrollRegion, Table } from '../../shared/table/table.styles.ts'
import { changesBooking } from '../seats/changes-booking.ts'

const orderWords: Readonly<Record<AdminBooking['orders'][number]['status'], string>> = {
  created: 'Open',
  attempted: 'Declined, still open',
  paid: 'Paid',
  failed: 'Never paid',
  refunded: 'Refunded',
}

/** The payment orders of a booking at the gateway, its payments with their receipts, and its refunds with their credit notes. */
export function BookingMoney({ booking }: { booking: AdminBooking }) {
  const { orders, payments, refunds, currency, summary } = booking
  const { headings, rows: refundRows } = summary.refundTable
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <>
      <Records
        title="Payment orders"
        none="No payment was started on the site."
        columns={['Order', 'Part', 'Amount', 'State', 'Opened']}
        rows={orders
          // A transfer has one of its own, which says nothing more.
          .filter(({ method }) => method === 'gateway')
          .map((order) => [
            order.orderId,
            partLabels[order.part],
            money(order.amount),
            order.supersededAt !== null && order.status === 'failed'
              ? 'Dropped, because another amount is due'
              : orderWords[order.status],
            <Instant key="opened" value={order.createdAt} />,
          ])}
      />
      <Records
        title="Payments"
        none="No payments yet."
        columns={['Payment', 'Part', 'Amount', 'How', 'Receipt']}
        rows={payments.map((payment) => [
          payment.paymentId,
          partLabels[payment.part],
          payment.fee > 0
            ? `${money(payment.amount)}, and a fee of ${money(payment.fee)}`
            : money(payment.amount),
          <Fragment key="how">
            <span>
              {payment.receivedOn === null
                ? 'At the gateway, '
                : `By bank transfer on ${formatDate(payment.receivedOn)}, recorded `}
            </span>
            <Instant value={payment.receivedAt} />
          </Fragment>,
          payment.receipt === null ? (
            'None: it all goes back'
          ) : (
            <Sendable key="receipt" booking={booking} number={payment.receipt} name="Receipt" />
          ),
        ])}
      />
      {refundRows.length > 0 && (
        <Records
          title="What cancelling gives back"
          none=""
          columns={['When', 'Share', ...(headings ?? ['Amount'])]}
          rows={refundRows.map(({ when, share, amount, ofWhole }) => [
            when,
            share,
            money(amount),
            ...(ofWhole === null ? [] : [money(ofWhole)]),
          ])}
        />
      )}
      {refunds.length > 0 && (
        <Records
          title="Refunds"
          none=""
          columns={['Refund', 'Amount', 'Why', 'Step', 'Credit note']}
          rows={refunds.map((refund) => [
            refund.refundId ?? `Refund ${refund.id}`,
            money(refund.amount),
            refundReasonText(refund),
            <RefundStep key="step" refund={refund} />,
            refund.creditNote !== null && (
              <Sendable
                key="note"
                booking={booking}
                number={refund.creditNote}
                name="Credit note"
              />
            ),
          ])}
        />
      )}
    </>
  )
}

type Refund = AdminBooking['refunds'][number]

/** How far a refund is, in the words that its member reads. */
function RefundStep({ refund }: { refund: Refund }) {
  const { status, isByHand, doneOn, nextAttemptAt, attempts, paymentId } = refund
  return (
    <>
      {refundStepText({
        ...refund,
        step: refundStepOf[status],
        // They have columns of their own.
        reference: null,
        creditNote: null,
        givenReason: null,
      })}
      {status === 'failed' && <Quiet as="div">The gateway refused it.</Quiet>}
      {isByHand && doneOn === null && (
        <Quiet as="div">
          Enter the reference under <UiLink href={paths.refunds}>Refunds by hand</UiLink>.
        </Quiet>
      )}
      {nextAttemptAt !== null && (
        <Quiet as="div">
          <span>{`${attempts === 1 ? '1 attempt' : `${attempts} attempts`}, the next one `}</span>
          <Instant value={nextAttemptAt} />
        </Quiet>
      )}
      {paymentId !== null && <Quiet as="div">{`Of payment ${paymentId}`}</Quiet>}
    </>
  )
}

interface SendableProps {
  booking: AdminBooking
  /** Of the receipt or credit note. */
  number: string
  name: 'Receipt' | 'Credit note'
}

/** The number of a receipt or credit note, and the button that mails it to the member again. */
function Sendable({ booking, number, name }: SendableProps) {
  const { at, options } = changesBooking(booking)
  const { send, busy } = useCall(sendReceiptAgain, options)
  const { email } = booking
  const sendAgain = () =>
    send(
      { params: { ...at.params, number: receiptSlug(number) } },
      () => toast({ title: `${name} sent again`, description: `${number} to ${email ?? ''}` }),
      (error) => toastFailure(error, `The ${name.toLowerCase()} was not sent`),
    )
  return (
    <Row gap={3} rowGap={0}>
      <Unbroken>{number}</Unbroken>
      {email !== null && (
        <Allowed to="manage-bookings">
          <InCell
            variant="quiet"
            busy={busy}
            busyLabel="Sending..."
            aria-label={busy ? undefined : `Send again: ${number}`}
            onAction={sendAgain}
          >
            Send again
          </InCell>
        </Allowed>
      )}
    </Row>
  )
}

const InCell = styled(ActionButton)`
  ${inCell}
`

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
    <Stack gap={2}>
      <Heading as="h3" size="title" id={headingId}>
        {title}
      </Heading>
      {rows.length === 0 ? (
        <Quiet>{none}</Quiet>
      ) : (
        <ScrollRegion role="region" aria-labelledby={headingId} tabIndex={0}>
          <Table aria-labelledby={headingId}>
            <TableHead columns={headingsOf(columns)} />
            <tbody>
              {rows.map(([name, ...cells], row) => (
                <tr key={row}>
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
    </Stack>
  )
}
