import { exportReceipts, listAdminDocuments } from '@farandfew/domain/payments/payments.contract.ts'
import {
  documentKindNames,
  documentFilters,
  documentOrder,
  type ListedDocument,
} from '@farandfew/domain/payments/money-lists.ts'
import { Day } from '../shared/format/instant.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { formatMoney } from '../shared/format/money.ts'
import { paths } from '../shared/paths.ts'
import { ListTable } from '../shared/table/list-rows.tsx'
import { ListTools } from '../shared/table/list-tools.tsx'
import type { ListColumn } from '../shared/table/list-column.ts'
import {
  boundsOf,
  chipsOfPeriod,
  PeriodFields,
  periodParams,
  readPeriod,
} from '../shared/table/period.tsx'
import { useList } from '../shared/table/use-list.ts'
import { useUrlState } from '../shared/url/use-url-state.ts'
import { bookingColumn, payerColumn } from '../features/payments/money-columns.tsx'

const nameOf = ({ kind, number, bookingId }: ListedDocument) =>
  number ?? `${documentKindNames[kind]} for booking ${bookingId}`

const columns: readonly ListColumn<ListedDocument>[] = [
  {
    heading: 'Number',
    naming: true,
    sort: 'number',
    cell: (document) => (
      <UiLink href={paths.booking(document.bookingId)}>
        {document.number ?? document.refundId ?? document.paymentId ?? 'None'}
      </UiLink>
    ),
    onPhone: ({ amount, currency, member }) => [formatMoney(amount, currency), member],
  },
  { heading: 'Kind', cell: ({ kind }) => documentKindNames[kind] },
  {
    heading: 'Date',
    sort: 'issued',
    cell: ({ issuedOn }) => <Day value={issuedOn} />,
  },
  payerColumn,
  bookingColumn,
  {
    heading: 'Amount',
    sort: 'amount',
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
  { heading: 'GST', cell: ({ gst, currency }) => formatMoney(gst, currency) },
  { heading: 'TCS', cell: ({ tcs, currency }) => formatMoney(tcs, currency) },
  { heading: 'For receipt', extra: true, cell: ({ receipt }) => receipt },
]

/** Receipts, credit notes and other refunds. Its file is what the accountant gets. */
export default function ReceiptsPage() {
  const { get, change } = useUrlState()
  const period = readPeriod(get)
  const bounds = boundsOf(period)
  const list = useList(listAdminDocuments, {
    nouns: { one: 'document', many: 'documents' },
    file: exportReceipts,
    order: documentOrder,
    saved: 'documents',
    filters: {
      kind: {
        label: 'Kind',
        all: 'All kinds',
        values: documentFilters,
        labelOf: (value) => documentKindNames[value],
      },
    },
    also: { filter: bounds, params: periodParams, chips: () => chipsOfPeriod(bounds, change) },
  })
  return (
    <Stack gap={1}>
      <ListTools
        list={list}
        label="Search receipts"
        hint="By number, booking, member or trip"
        filters={<PeriodFields period={period} onChange={change} />}
        foldsFilters
      />
      <ListTable
        list={list}
        label="Receipts and credit notes"
        note="For the accountant, choose the days and download the file."
        columns={columns}
        selects={{
          rowOf: (document) => ({ key: String(document.id), name: nameOf(document) }),
        }}
        empty={{
          none: 'A receipt appears here with the first payment.',
          notFound: 'Try other days, another kind, or the whole number.',
          clear: 'Show every document',
        }}
      />
    </Stack>
  )
}
