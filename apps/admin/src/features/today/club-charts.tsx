import {
  type ClubFigures,
  type DepartureAhead,
  figureDays,
  type FigureStep,
  figureSteps,
  replyTimes,
} from '@farandfew/domain/today/admin-today.ts'
import { minimumGroup } from '@farandfew/domain/departures/guarantee.ts'
import { formatDate, formatShortDate } from '@farandfew/domain/calendar/format-date.ts'
import { inquiryReplyHours } from '@farandfew/domain/constants/limits.ts'
import { Grid, Heading, Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { type ReactNode, useId } from 'react'
import { paths } from '../../shared/paths.ts'
import { BarChart } from '../../shared/charts/bar-chart.tsx'
import { describeMinutes } from '../../shared/format/describe-wait.ts'
import { TitledPanel } from '../../shared/page/titled-panel.tsx'
import { ChartTable } from '../../shared/charts/chart-table.tsx'
import { columnOfFigure } from '../../shared/figures/figure-column.ts'
import { MoneyLine } from '../payments/money-line.tsx'

/** How many departures the chart of seats has. */
const shownDepartures = 8

/** 'Last 30 days: ₹2,50,000 received, ₹50,000 refunded, ₹2,00,000 kept; median reply 10 min.' */
const LastDays = ({ money, replies: { median } }: ClubFigures) => (
  <Quiet marginBottom={4}>
    <span>{`Last ${figureDays} days: `}</span>
    <MoneyLine {...money} />
    <span>{median === null ? '.' : `; median reply ${describeMinutes(median)}.`}</span>
  </Quiet>
)

/** From requests to paid seats, the seats of the departures ahead, and how fast inquiries are answered. */
export function ClubCharts({ figures }: { figures: ClubFigures }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Heading marginBottom={2} id={id}>
        How the club is doing
      </Heading>
      <LastDays {...figures} />
      <Grid minWidth={320} fit gap={5} align="start">
        <Steps figures={figures} />
        <Seats figures={figures} />
        <Replies figures={figures} />
      </Grid>
    </section>
  )
}

interface PartProps {
  figures: ClubFigures
}

const Figure = (props: { title: string; children: ReactNode }) => (
  <TitledPanel as="div" role="group" headingAs="h3" {...props} />
)

const stepNames: Readonly<Record<FigureStep, string>> = {
  requests: 'Invite requests',
  approvals: 'Approvals',
  bookings: 'Seats held',
  paid: 'Bookings paid',
}

const stepsTitle = `From request to payment, last ${figureDays} days`

function Steps({ figures: { steps, today } }: PartProps) {
  const rows = figureSteps.map((step) => ({ name: stepNames[step], ...steps[step] }))
  return (
    <Figure title="From request to payment">
      <BarChart
        title={stepsTitle}
        bars={rows.map(({ name, now }) => ({ label: name, value: now, text: String(now) }))}
      />
      <Quiet>Open trips are booked without a request.</Quiet>
      <ChartTable
        caption={stepsTitle}
        columns={[
          { heading: 'Step', valueOf: ({ name }) => name },
          { heading: `Last ${figureDays} days`, valueOf: ({ now }) => now },
          { heading: `The ${figureDays} days before`, valueOf: ({ before }) => before },
        ]}
        rows={rows}
        fileName="requests-to-payments"
        date={today}
      />
    </Figure>
  )
}

const fillRate = ({ seats: { booked, total } }: DepartureAhead) =>
  total === 0 ? 0 : Math.round((booked / total) * 100)

function Seats({ figures: { departures, today } }: PartProps) {
  if (departures.length === 0) {
    return (
      <Figure title="Seats of the next departures">
        <Quiet>No departures ahead.</Quiet>
      </Figure>
    )
  }
  return (
    <Figure title="Seats of the next departures">
      <BarChart
        title="Booked seats of the next departures"
        bars={departures.slice(0, shownDepartures).map((departure) => {
          const { destination, departureDate, isGuaranteed, seats } = departure
          const { booked, total } = seats
          return {
            label: `${destination}, ${formatShortDate(departureDate)}`,
            value: booked,
            of: total,
            text: `${booked} of ${total}`,
            isWeak: !isGuaranteed,
            ...(total >= minimumGroup && { mark: minimumGroup }),
          }
        })}
      />
      <Quiet>{`The line marks the ${minimumGroup} booked seats at which a departure is guaranteed.`}</Quiet>
      <ChartTable
        caption="Booked seats of the departures ahead"
        columns={[
          {
            heading: 'Departure',
            valueOf: ({ tripTitle }) => tripTitle,
            hrefOf: ({ id }) => paths.departure(id),
          },
          {
            heading: 'Date',
            valueOf: ({ departureDate }) => departureDate,
            show: ({ departureDate }) => formatDate(departureDate),
          },
          {
            heading: 'Guaranteed',
            valueOf: ({ isGuaranteed }) => (isGuaranteed ? 'Yes' : 'Not yet'),
          },
          { heading: 'Booked', valueOf: ({ seats }) => seats.booked },
          { heading: 'Seats', valueOf: ({ seats }) => seats.total },
          {
            heading: 'Booked %',
            valueOf: fillRate,
            show: (departure) => `${fillRate(departure)} %`,
          },
          columnOfFigure('Kept', 'kept'),
          columnOfFigure('Still to pay', 'owed'),
        ]}
        rows={departures}
        fileName="seats"
        date={today}
      />
    </Figure>
  )
}

const replyLabels = replyTimes.map(({ name, hours }, index) => {
  const least = replyTimes[index - 1]?.hours
  const label =
    least === undefined
      ? `Up to ${hours} hours`
      : hours === Infinity
        ? `Over ${least} hours`
        : `${least}-${hours} hours`
  return { name, label, isLate: hours > inquiryReplyHours }
})

const repliesTitle = `Time to the answer of an inquiry, last ${figureDays} days`

function Replies({ figures: { replies, today } }: PartProps) {
  const { counts, median } = replies
  const rows = replyLabels.map(({ name, label, isLate }) => ({
    label,
    isLate,
    count: counts[name],
  }))
  return (
    <Figure title="Answers to inquiries">
      {median === null ? (
        <Quiet>{`No inquiry was answered in the last ${figureDays} days.`}</Quiet>
      ) : (
        <>
          <BarChart
            title={repliesTitle}
            bars={rows.map(({ label, isLate, count }) => ({
              label,
              value: count,
              text: String(count),
              isWeak: isLate,
            }))}
          />
          <Quiet>{`The club promises a reply within ${inquiryReplyHours} hours.`}</Quiet>
        </>
      )}
      <ChartTable
        caption={repliesTitle}
        columns={[
          { heading: 'Answered after', valueOf: ({ label }) => label },
          { heading: 'Inquiries', valueOf: ({ count }) => count },
        ]}
        rows={rows}
        fileName="answers-to-inquiries"
        date={today}
      />
    </Figure>
  )
}
