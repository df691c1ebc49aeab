import { balanceWeights, type Selection } from '@farandfew/domain/admin/selections'
import { formatDate } from '@farandfew/domain/calendar'
import { UiLink } from '@farandfew/ui/link'
import { useState } from 'react'
import { styled } from 'styled-components'
import { LoadProblem } from '../../shared/notices/load-problem.tsx'
import { paths } from '../../shared/paths.ts'
import { ApplicantList } from './applicant-list.tsx'
import { ApproveBar } from './approve-bar.tsx'
import { points } from './reasons.ts'
import { useApproving, useSelection } from './selections.data.ts'

/** The proposed group of a departure, from which an operator approves requests. */
export function SelectionView({ id }: { id: number }) {
  const query = useSelection(id)
  const { data, error } = query
  if (data) {
    const again = () => void query.refetch()
    // A new proposal starts the choice again.
    return (
      <Proposal
        key={query.dataUpdatedAt}
        selection={data}
        isReloading={query.isFetching}
        onAgain={again}
      />
    )
  }
  if (!error && query.errorUpdateCount === 0) {
    return <p role="status">Comparing the applicants…</p>
  }
  return (
    <LoadProblem
      title="We could not propose a group."
      error={error}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}

interface ProposalProps {
  selection: Selection
  isReloading: boolean
  onAgain: () => void
}

function Proposal({ selection, isReloading, onAgain }: ProposalProps) {
  const { chosen, others } = selection
  const { outcomes, progress, approve } = useApproving()
  const [picked, setPicked] = useState<ReadonlySet<number>>(
    () => new Set(chosen.map(({ requestId }) => requestId)),
  )
  const toggle = (requestId: number, on: boolean) => {
    const next = new Set(picked)
    if (on) next.add(requestId)
    else next.delete(requestId)
    setPicked(next)
  }
  const isApproved = (requestId: number) => outcomes.get(requestId)?.kind === 'approved'
  const all = [...chosen, ...others].map(({ requestId }) => requestId)
  const toApprove = all.filter((requestId) => picked.has(requestId) && !isApproved(requestId))
  const { typical } = selection
  const list = { typical, picked, outcomes, isBusy: progress !== undefined, onToggle: toggle }
  return (
    <Stack>
      <p>
        <UiLink href={paths.departure(selection.departureId)}>
          {selection.tripTitle}, {formatDate(selection.departureDate)}
        </UiLink>
      </p>
      <Summary selection={selection} />
      {selection.applicants > 0 && (
        <>
          <ApproveBar
            requestIds={toApprove}
            places={selection.places}
            approved={all.filter(isApproved).length}
            failed={[...outcomes.values()].filter(({ kind }) => kind === 'failed').length}
            progress={progress}
            isReloading={isReloading}
            onApprove={() => void approve(toApprove)}
            onAgain={onAgain}
          />
          <ApplicantList title="Proposed" kind="chosen" applicants={chosen} {...list} />
          <ApplicantList title="Not proposed" kind="other" applicants={others} {...list} />
        </>
      )}
    </Stack>
  )
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** What the proposal says about the group, and how it was found. */
function Summary({ selection }: { selection: Selection }) {
  const { applicants, balance, balanceNow, confirmed, approved, places, unknown } = selection
  const missing = [
    ['interests', unknown.interests],
    ['pace', unknown.pace],
    ['age', unknown.ages],
    ['gender', unknown.genders],
  ] as const
  const gaps = missing.filter(([, count]) => count > 0)
  if (applicants === 0) {
    return (
      <p>
        No invite request for this departure, or for any date of its trip, is waiting for a
        decision.
      </p>
    )
  }
  return (
    <>
      <p>
        {plural(confirmed, 'member is', 'members are')} in the group,{' '}
        {plural(approved, 'invite is', 'invites are')} approved and not booked yet,{' '}
        {plural(places, 'place is', 'places are')} left of at most 12.{' '}
        {plural(applicants, 'applicant waits', 'applicants wait')}: for this departure, or for any
        date of the trip.
      </p>
      <p role="status">
        {balance === null
          ? 'The group is too small to measure.'
          : `The proposed group measures ${points(balance)} of 100${
              balanceNow === null ? '' : `; the members alone measure ${points(balanceNow)}`
            }.`}
      </p>
      <details>
        <summary>How this is measured</summary>
        <p>
          Each pair of the group counts up to 100 points: {balanceWeights.interests} for interests
          that they share in the quiz, {balanceWeights.pace} for the same pace,{' '}
          {balanceWeights.ages} for different ages and {balanceWeights.genders} for different
          genders, so that ages are spread and genders balanced. The measure is the mean of all
          pairs, the confirmed members included.{' '}
          {selection.isExact
            ? 'Every possible choice was compared: none is better.'
            : 'With so many applicants not every choice can be compared; the proposal is within 1 % of the best.'}
        </p>
        <p>
          What someone did not say counts as the mean of what the others said, neither for nor
          against them.
          {gaps.length > 0 &&
            ` Not said: ${gaps.map(([word, count]) => `${word} by ${count}`).join(', ')}.`}
        </p>
      </details>
      <p>This is a proposal. Nothing changes until you approve a request.</p>
    </>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-width: 900px;
  overflow-wrap: anywhere;
  h2 {
    font-size: ${({ theme }) => theme.fontSizes.title};
  }
  summary {
    min-height: 44px;
    align-content: center;
    cursor: pointer;
  }
  details p {
    max-width: 70ch;
    margin-bottom: 8px;
  }
`
