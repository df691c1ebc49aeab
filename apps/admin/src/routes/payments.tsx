import { partLabels } from '@farandfew/domain/seats/booking.ts'
import {
  exportAdminPayments,
  listAdminPayments,
} from '@farandfew/domain/payments/payments.contract.ts'
import {
  type ListedPayment,
  methodLabels,
  paymentOrder,
  type PaymentState,
  paymentStates,
} from '@farandfew/domain/payments/money-lists.ts'
import { paymentMethods, paymentParts } from '@farandfew/domain/seats/booking.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { formatDay } from '../shared/format/format-day.ts'
import { Day } from '../shared/format/instant.tsx'
import { formatMoney } from '../shared/format/money.ts'
import { paths } from '../shared/paths.ts'
import { ListTable } from '../shared/table/list-rows.tsx'
import { ListTools } from '../shared/table/list-tools.tsx'
import type { ListColumn } from '../shared/table/list-column.ts'
import { useList } from '../shared/table/use-list.ts'
import { payerColumn } from '../features/payments/money-columns.tsx'

const stateNames: Readonly<Record<PaymentState, string>> = {
  booked: 'Counts for its booking',
  returned: 'Not booked, all goes back',
}

const columns: readonly ListColumn<ListedPayment>[] = [
  {
    heading: 'Booking',
    naming: true,
    cell: ({ bookingId }) => <UiLink href={paths.booking(bookingId)}>{bookingId}</UiLink>,
  },
  {
    ...payerColumn,
    onPhone: ({ amount, currency, receivedOn, receivedAt, part }) => [
      formatMoney(amount, currency),
      formatDay(receivedOn ?? receivedAt),
      partLabels[part],
    ],
  },
  {
    heading: 'Received',
    sort: 'received',
    cell: ({ receivedOn, receivedAt }) => <Day value={receivedOn ?? receivedAt} />,
  },
  {
    heading: 'Amount',
    sort: 'amount',
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
  { heading: 'Part', cell: ({ part }) => partLabels[part] },
  { heading: 'Paid by', cell: ({ method }) => methodLabels[method] },
  {
    heading: 'Receipt',
    cell: ({ receipt, state }) =>
      receipt === null ? (
        state === 'returned' && <Badge tone="amber">Not booked</Badge>
      ) : (
        <UiLink href={paths.receipt(receipt)}>{receipt}</UiLink>
      ),
  },
  {
    heading: 'Refunded',
    cell: ({ refunded, currency }) => refunded > 0 && formatMoney(refunded, currency),
  },
  { heading: 'Reference', extra: true, cell: ({ reference }) => reference },
]

/** The payments of all bookings, newest first. */
export default function PaymentsPage() {
  const list = useList(listAdminPayments, {
    nouns: { one: 'payment', many: 'payments' },
    file: exportAdminPayments,
    order: paymentOrder,
    saved: 'payments',
    filters: {
      method: {
        label: 'Paid by',
        all: 'All methods',
        values: paymentMethods,
        labelOf: (value) => methodLabels[value],
      },
      part: {
        label: 'Part',
        all: 'All parts',
        values: paymentParts,
        labelOf: (value) => partLabels[value],
      },
      state: {
        label: 'State',
        all: 'All states',
        values: paymentStates,
        labelOf: (value) => stateNames[value],
      },
    },
  })
  return (
    <Stack gap={1}>
      <ListTools
        list={list}
        label="Search payments"
        hint="By booking, member, receipt or id"
        foldsFilters
      />
      <ListTable
        list={list}
        label="Payments"
        columns={columns}
        selects={{
          rowOf: ({ id, bookingId, receipt }) => ({
            key: String(id),
            name: receipt ?? `a payment for booking ${bookingId}`,
          }),
        }}
        empty={{
          none: 'Payments appear here when members pay.',
          notFound: 'Nothing found.',
          searchHint: 'A name needs three letters; a receipt number needs all of its digits.',
          clear: 'Show all payments',
        }}
      />
    </Stack>
  )
}
