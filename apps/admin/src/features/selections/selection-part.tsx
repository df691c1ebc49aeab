import { endpointQuery } from '@farandfew/api-client'
import type { Selection } from '@farandfew/domain/selections/selections.ts'
import { proposeSelection } from '@farandfew/domain/selections/admin-selections.contract.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadProblem } from '../../shared/notices/load-problem.tsx'
import { paths } from '../../shared/paths.ts'
import { ApplicantList } from './applicant-list.tsx'
import { ApproveBar } from './approve-bar.tsx'
import { useApproving } from './use-approving.ts'
import { describeGroup } from '../departures/departure-words.ts'
import { Summary } from './summary.tsx'

/** The proposed group of a departure, from which an operator approves requests. */
export function SelectionPart({ departureId: id }: { departureId: number }) {
  // It stays as it is while the operator works with it.
  const query = useQuery({
    ...endpointQuery(proposeSelection, { params: { id: String(id) } }),
    gcTime: 0,
    staleTime: Infinity,
  })
  const { data, error } = query
  const problem = error && <LoadProblem title="We could not propose a group." query={query} />
  if (data) {
    return (
      <Stack anywhere>
        {problem}
        <Proposal
          selection={data}
          isReloading={query.isFetching}
          onAgain={() => void query.refetch()}
        />
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
  if (selection.groupDecision === 'cancelled') return <CancelledGroup {...selection} />
  const list = { typical, picked, approved, isBusy: progress !== undefined, onToggle: toggle }
  return (
    <>
      <p>{describeGroup(selection)}</p>
      <Summary selection={selection} />
      {selection.applicants > 0 && (
        <>
          <ApplicantList title="Proposed" kind="chosen" applicants={chosen} {...list} />
          <ApplicantList title="Not proposed" kind="other" applicants={others} {...list} />
        </>
      )}
      {(selection.applicants > 0 || approved.length + failed.length > 0) && (
        <ApproveBar
          picked={toApprove}
          selection={selection}
          results={results}
          progress={progress}
          isReloading={isReloading}
          onApprove={approve}
          onAgain={onAgain}
        />
      )}
    </>
  )
}

/** There is no group to choose; those who asked for it still wait for an answer, or for another departure. */
function CancelledGroup(selection: Selection) {
  const { chosen, others, invited } = selection
  const pending = [...chosen, ...others].map((one) => ({ ...one, kind: 'trip' as const }))
  return (
    <>
      <p>{describeGroup(selection)}</p>
      {pending.length + invited.length > 0 && <p>Each can be assigned another departure.</p>}
      <Requests title="Approved" requests={invited} />
      <Requests title="Pending" requests={pending} />
    </>
  )
}

/** Links to requests, below their number; nothing if there are none. */
function Requests({ title, requests }: { title: string; requests: Selection['invited'] }) {
  if (requests.length === 0) return null
  return (
    <section>
      <h3>{`${title} (${requests.length})`}</h3>
      <ul>
        {requests.map(({ kind, requestId, name }) => (
          <li key={`${kind}-${requestId}`}>
            <UiLink href={paths.invite(kind, requestId)}>{name}</UiLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
