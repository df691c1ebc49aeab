import type { Selection } from '@farandfew/domain/selections/selections.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { useState } from 'react'
import { styled } from 'styled-components'
import { LoadProblem } from '../../shared/notices/load-problem.tsx'
import { paths } from '../../shared/paths.ts'
import { ApplicantList } from './applicant-list.tsx'
import { ApproveBar } from './approve-bar.tsx'
import { useApproving, useSelection } from './selections.data.ts'
import { Summary } from './summary.tsx'

/** The proposed group of a departure, from which an operator approves requests. */
export function SelectionView({ id }: { id: number }) {
  const query = useSelection(id)
  const { data, error, isFetching } = query
  const again = () => void query.refetch()
  const problem = error && (
    <LoadProblem
      title="We could not propose a group."
      error={error}
      retrying={isFetching}
      onRetry={again}
    />
  )
  if (data) {
    return (
      <Stack>
        {problem}
        <Proposal selection={data} isReloading={isFetching} onAgain={again} />
      </Stack>
    )
  }
  return problem ?? <p role="status">Comparing the applicants…</p>
}

interface ProposalProps {
  selection: Selection
  isReloading: boolean
  onAgain: () => void
}

const proposedBy = ({ chosen }: Selection): ReadonlySet<number> =>
  new Set(chosen.map(({ requestId }) => requestId))

function Proposal({ selection, isReloading, onAgain }: ProposalProps) {
  const { chosen, others, typical } = selection
  const { results, progress, approve } = useApproving(selection.departureId)
  const [picked, setPicked] = useState(() => proposedBy(selection))
  const [shown, setShown] = useState(selection)
  if (selection !== shown) {
    // A new proposal starts the choice again.
    setShown(selection)
    setPicked(proposedBy(selection))
  }
  const toggle = (requestId: number, on: boolean) => {
    const next = new Set(picked)
    if (on) next.add(requestId)
    else next.delete(requestId)
    setPicked(next)
  }
  const { approved, failed } = results
  const toApprove = [...chosen, ...others].filter(
    ({ requestId }) => picked.has(requestId) && !approved.includes(requestId),
  )
  const list = { typical, picked, approved, isBusy: progress !== undefined, onToggle: toggle }
  return (
    <>
      <p>
        <UiLink href={paths.departure(selection.departureId)}>
          {selection.tripTitle}, {formatDate(selection.departureDate)}
        </UiLink>
      </p>
      <Summary selection={selection} />
      {selection.applicants > 0 && (
        <>
          <ApplicantList title="Proposed" kind="chosen" applicants={chosen} {...list} />
          <ApplicantList title="Not proposed" kind="other" applicants={others} {...list} />
        </>
      )}
      {(selection.applicants > 0 || approved.length + failed.length > 0) && (
        <ApproveBar
          count={toApprove.length}
          places={selection.places}
          approvedForAnyDate={selection.approvedForAnyDate}
          results={results}
          progress={progress}
          isReloading={isReloading}
          onApprove={() => void approve(toApprove)}
          onAgain={onAgain}
        />
      )}
    </>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  overflow-wrap: anywhere;
`
