import { type CalendarDate, weekdayOf } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate, weekdayNames } from '@farandfew/domain/calendar/format-date.ts'
import { styled } from 'styled-components'
import { LoadProblem } from '../shared/notices/load-problem.tsx'
import { useReadOpenWork } from '../features/today/open-work.data.ts'
import { Placeholder } from '../features/today/placeholder.tsx'
import { ClubCharts } from '../features/today/club-charts.tsx'
import { ThisWeek } from '../features/today/this-week.tsx'
import { useClubFigures } from '../features/today/today.data.ts'
import { WaitingLines } from '../features/today/waiting-lines.tsx'

/** What needs an operator now, and below it how the club is doing. */
export default function TodayPage() {
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
        <LoadProblem title="We could not load the figures of the club." query={figures} />
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
  return <LoadProblem title="We could not load what waits." query={work} />
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
  color: ${({ theme }) => theme.colors.inkSoft};
  font-size: ${({ theme }) => theme.fontSizes.small};
`
