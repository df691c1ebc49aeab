import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { endpointQuery } from '@farandfew/api-client'
import { getClubFigures } from '@farandfew/domain/today/admin-today.contract.ts'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../shared/notices/loaded.tsx'
import { useReadOpenWork } from '../shared/open-work/open-work.data.ts'
import { FirstDay } from '../features/today/first-day.tsx'
import { Allowed } from '../shared/role/allowed.tsx'
import { ClubCharts } from '../features/today/club-charts.tsx'
import { ThisWeek } from '../features/today/this-week.tsx'
import { WaitingLines } from '../features/today/waiting-lines.tsx'
import { Bar } from '../shared/table/table.styles.ts'
import { Head, Sheet } from '../shared/table/open-item.styles.ts'

/** Milliseconds between two reads of an open page. */
const readEveryMs = 60_000

/** How the club is doing; read again every minute and when the window gets the focus. */
const useClubFigures = () =>
  useQuery({
    ...endpointQuery(getClubFigures, {}),
    // Not a sign that the operator is there.
    meta: { byItself: true },
    refetchInterval: readEveryMs,
    refetchOnWindowFocus: 'always',
  })

/** What needs an operator now, and below it how the club is doing. */
export default function TodayPage() {
  const work = useReadOpenWork()
  const figures = useClubFigures()
  return (
    <Stack gap={10}>
      <section aria-label="What needs you">
        <Loaded
          query={work}
          loading={<Placeholder label="Loading what waits…" />}
          failed="We could not load what waits."
        >
          {(work) => <WaitingLines work={work} />}
        </Loaded>
      </section>
      <Allowed to="manage-operators">
        <FirstDay />
      </Allowed>
      <Loaded
        query={figures}
        loading={<Placeholder label="Loading the figures…" />}
        failed="We could not load the figures of the club."
      >
        {(data) => (
          <>
            <ThisWeek figures={data} />
            <ClubCharts figures={data} />
          </>
        )}
      </Loaded>
    </Stack>
  )
}

/** The shape of a section while it loads. */
const Placeholder = ({ label }: { label: string }) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    <Sheet as="div" aria-hidden="true">
      {[1, 2, 3].map((line) => (
        <Head key={line}>
          <Bar />
        </Head>
      ))}
    </Sheet>
  </div>
)
