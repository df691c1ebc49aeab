import { endpointQuery } from '@farandfew/api-client'
import { getMoneyMonths } from '@farandfew/domain/payments/payments.contract.ts'
import {
  type MoneyMonth,
  type MoneyMonths,
  type MoneyPeriod,
  moneyMonthsBack,
  moneyPeriods,
} from '@farandfew/domain/payments/money-lists.ts'
import { formatMonthYear } from '@farandfew/domain/calendar/format-date.ts'
import { Grid, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { BarChart } from '../shared/charts/bar-chart.tsx'
import { ChartTable } from '../shared/charts/chart-table.tsx'
import { columnOfFigure } from '../shared/figures/figure-column.ts'
import { FigureLink, hrefOfFigure, wordsOfFigure } from '../shared/figures/figure-link.tsx'
import { FactLines } from '../shared/format/fact-lines.tsx'
import { Loaded } from '../shared/notices/loaded.tsx'
import { TitledPanel } from '../shared/page/titled-panel.tsx'
import { MoneyLine } from '../features/payments/money-line.tsx'
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

const periodNames: Readonly<Record<MoneyPeriod, string>> = {
  thisMonth: 'This month',
  lastMonth: 'Last month',
  financialYear: 'This financial year',
  lastMonths: `Last ${moneyMonthsBack} months`,
}

const nameOf = ({ month }: MoneyMonth) => formatMonthYear(month)

function Months({ months, periods, due, today }: MoneyMonths) {
  const moved = monthsWith(
    months.slice(0, moneyMonthsBack),
    ({ received, refunded }) => received.value - refunded.value,
  )
  const monthsDue = monthsWith(months, (month) => month.due.value)
  return (
    <Stack gap={5}>
      <FactLines
        facts={[
          ...moneyPeriods.map(
            (period) =>
              [periodNames[period], <MoneyLine key={period} {...periods[period]} />] as const,
          ),
          ['Balances due', <FigureLink key="due" of={due} />],
        ]}
      />
      <Grid minWidth={320} fit gap={5} align="start">
        <TitledPanel title="Received and refunded">
          {moved.length === 0 ? (
            <Quiet>No receipts or refunds yet.</Quiet>
          ) : (
            <BarChart
              title={`Received and refunded, last ${moneyMonthsBack} months`}
              bars={moved.map((month) => ({
                label: nameOf(month),
                value: month.received.value,
                text:
                  month.refunded.value === 0
                    ? wordsOfFigure(month.received)
                    : `${wordsOfFigure(month.received)} − ${wordsOfFigure(month.refunded, -1)}`,
                href: hrefOfFigure(month.kept),
              }))}
            />
          )}
          <Quiet>
            By the dates of receipts and credit notes, as in the accountant's file. A payment that
            no booking could take counts as received on the day it came, and as refunded on the day
            it went back.
          </Quiet>
        </TitledPanel>
        <TitledPanel title="Balances due">
          {monthsDue.length === 0 ? (
            <Quiet>No balances are due.</Quiet>
          ) : (
            <BarChart
              title="Balances due by month"
              bars={monthsDue.map((month) => ({
                label: nameOf(month),
                value: month.due.value,
                text: wordsOfFigure(month.due),
                href: hrefOfFigure(month.due),
              }))}
            />
          )}
        </TitledPanel>
      </Grid>
      <ChartTable
        caption="Money by month"
        columns={[
          { heading: 'Month', valueOf: ({ month }) => month, show: nameOf },
          columnOfFigure('Received', 'received'),
          columnOfFigure('Refunded', 'refunded', -1),
          columnOfFigure('Kept', 'kept'),
          columnOfFigure('Balances due', 'due'),
        ]}
        rows={months}
        fileName="money-by-month"
        date={today}
      />
    </Stack>
  )
}
