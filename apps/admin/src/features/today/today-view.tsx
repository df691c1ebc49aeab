import { type CalendarDate, weekdayOf } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate, weekdayNames } from '@farandfew/domain/calendar/format-date.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { LoadProblem } from '../../shared/notices/load-problem.tsx'
import { useReadOpenWork } from './open-work.data.ts'
import { Placeholder } from './placeholder.tsx'
import { ClubCharts } from './club-charts.tsx'
import { ThisWeek } from './this-week.tsx'
import { useClubFigures } from './today.data.ts'
import { WaitingLines } from './waiting-lines.tsx'

/** What needs an operator now, and below it how the club is doing. */
export function TodayView() {
  const figures = useClubFigures()
  return (
    <Sections>
      <section aria-label="What needs you">
        <Waiting />
      </section>
      {figures.data ? (
        <>
          <ThisWeek figures={figures.data} />
          <ClubCharts figures={figures.data} />
        </>
      ) : figures.errorUpdateCount > 0 ? (
        <LoadProblem
          title="We could not load the figures of the club."
          error={figures.error}
          retrying={figures.isFetching}
          onRetry={() => void figures.refetch()}
        />
      ) : (
        <Placeholder label="Loading the figures…" />
      )}
      {figures.data && <ClubDate today={figures.data.today} />}
    </Sections>
  )
}

function Waiting() {
  const work = useReadOpenWork()
  if (work.data) return <WaitingLines work={work.data} />
  if (work.errorUpdateCount === 0) return <Placeholder label="Loading what waits…" />
  return (
    <LoadProblem
      title="We could not load what waits."
      error={work.error}
      retrying={work.isFetching}
      onRetry={() => void work.refetch()}
    />
  )
}

/** The club's date, which decides what is ahead. It can differ from the real one. */
const ClubDate = ({ today }: { today: CalendarDate }) => (
  <Note>
    By the club's date: {weekdayNames[weekdayOf(today)]}, {formatDate(today)}.
  </Note>
)

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
`

const Note = styled.p`
  color: ${theme.colors.inkSoft};
  font-size: ${theme.fontSizes.small};
`
