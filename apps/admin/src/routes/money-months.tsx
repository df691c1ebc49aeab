import { endpointQuery } from '@farandfew/api-client'
import { getMoneyMonths } from '@farandfew/domain/payments/payments.contract.ts'
import {
  type MoneyMonth,
  moneyMonthsBack,
  type MoneyMonths,
} from '@farandfew/domain/payments/money-lists.ts'
import { formatMonthYear } from '@farandfew/domain/calendar/format-date.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { Grid, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { BarChart } from '../shared/charts/bar-chart.tsx'
import { ChartTable } from '../shared/charts/chart-table.tsx'
import { Loaded } from '../shared/notices/loaded.tsx'
import { TitledPanel } from '../shared/page/titled-panel.tsx'
import { monthsWith } from '../features/payments/months-with.ts'

/** What was received and refunded by month, and the balances due, with the same numbers as a table and a file. */
export default function MoneyMonthsPage() {
  const query = useQuery({ ...endpointQuery(getMoneyMonths, {}), gcTime: 0 })
  return (
    <Loaded query={query} loading="Loading the months…" failed="We could not load the months.">
      {(data) => <Months {...data} />}
    </Loaded>
  )
}

const nameOf = ({ month }: MoneyMonth) => formatMonthYear(month)

const sumOf = (months: readonly MoneyMonth[], field: 'received' | 'refunded' | 'due') =>
  months.reduce((sum, month) => sum + month[field], 0)

const rupees = (field: 'received' | 'refunded' | 'due', heading: string) => ({
  heading: `${heading} (INR)`,
  valueOf: (month: MoneyMonth) => month[field] / 100,
  show: (month: MoneyMonth) => formatPaise(month[field]),
})

function Months({ months, today }: MoneyMonths) {
  const past = months.slice(0, moneyMonthsBack)
  const moved = monthsWith(past, ({ received, refunded }) => received + refunded)
  const due = monthsWith(months, (month) => month.due)
  return (
    <Stack gap={5}>
      <p>{`Last ${moneyMonthsBack} months: ${formatPaise(sumOf(past, 'received'))} received, ${formatPaise(sumOf(past, 'refunded'))} refunded. Balances due: ${formatPaise(sumOf(months, 'due'))}.`}</p>
      <Grid minWidth={320} fit gap={5} align="start">
        <TitledPanel title="Received and refunded">
          {moved.length === 0 ? (
            <Quiet>No receipts or refunds yet.</Quiet>
          ) : (
            <BarChart
              title={`Received and refunded, last ${moneyMonthsBack} months`}
              bars={moved.map((month) => ({
                label: nameOf(month),
                value: month.received,
                text:
                  month.refunded === 0
                    ? formatPaise(month.received)
                    : `${formatPaise(month.received)} − ${formatPaise(month.refunded)}`,
              }))}
            />
          )}
          <Quiet>By the dates of receipts and credit notes, as in the accountant's file.</Quiet>
        </TitledPanel>
        <TitledPanel title="Balances due">
          {due.length === 0 ? (
            <Quiet>No balances are due.</Quiet>
          ) : (
            <BarChart
              title="Balances due by month"
              bars={due.map((month) => ({
                label: nameOf(month),
                value: month.due,
                text: formatPaise(month.due),
              }))}
            />
          )}
        </TitledPanel>
      </Grid>
      <ChartTable
        caption="Money by month"
        columns={[
          { heading: 'Month', valueOf: ({ month }) => month, show: nameOf },
          rupees('received', 'Received'),
          rupees('refunded', 'Refunded'),
          rupees('due', 'Balances due'),
        ]}
        rows={months}
        fileName="money-by-month"
        date={today}
      />
    </Stack>
  )
}
