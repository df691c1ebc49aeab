import type { Fit, SelectionApplicant } from '@farandfew/domain/admin/selections'
import { genderLabels } from '@farandfew/domain/users'
import { Badge } from '@farandfew/ui/badge'
import { Button } from '@farandfew/ui/button'
import { UiLink } from '@farandfew/ui/link'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'
import { describeChosen, describeFit, describeOther, describeUnknown } from './reasons.ts'
import type { Outcome } from './selections.data.ts'

/** Applicants that are shown at first, and with each further click. */
const pageSize = 50

interface ApplicantListProps {
  title: string
  kind: 'chosen' | 'other'
  applicants: readonly SelectionApplicant[]
  /** The parts of an average pair. */
  typical: Fit
  picked: ReadonlySet<number>
  outcomes: ReadonlyMap<number, Outcome>
  isBusy: boolean
  onToggle: (requestId: number, on: boolean) => void
}

/** Applicants with a box to pick each, what is known of them, and why they are proposed or not. */
export function ApplicantList({ title, kind, applicants, ...props }: ApplicantListProps) {
  const id = useId()
  const [shown, setShown] = useState(pageSize)
  const left = applicants.length - shown
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title} ({applicants.length})
      </h2>
      {applicants.length === 0 && <p>{kind === 'chosen' ? 'No place is left.' : 'No one.'}</p>}
      <List role="list">
        {applicants.slice(0, shown).map((applicant) => (
          <Row key={applicant.requestId} kind={kind} applicant={applicant} {...props} />
        ))}
      </List>
      {left > 0 && (
        <Button variant="secondary" onClick={() => setShown(shown + pageSize)}>
          Show {Math.min(pageSize, left)} more of {left}
        </Button>
      )}
    </section>
  )
}

interface RowProps extends Pick<
  ApplicantListProps,
  'kind' | 'typical' | 'picked' | 'outcomes' | 'isBusy' | 'onToggle'
> {
  applicant: SelectionApplicant
}

function Row({ kind, typical, applicant, picked, outcomes, isBusy, onToggle }: RowProps) {
  const reasonId = useId()
  const { requestId, name, ageGroup, gender, pace, interests, isForThis } = applicant
  const outcome = outcomes.get(requestId)
  const isApproved = outcome?.kind === 'approved'
  const known = [ageGroup, gender && labelOf(gender), pace, ...interests].filter(Boolean)
  const unknown = describeUnknown(applicant)
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={isApproved || picked.has(requestId)}
          disabled={isApproved || isBusy}
          aria-describedby={reasonId}
          onChange={(event) => onToggle(requestId, event.target.checked)}
        />
        <strong>{name}</strong>
      </label>
      <div>
        <p>
          {isApproved && <Badge tone="blue">Approved</Badge>}{' '}
          {known.length > 0 && <span>{known.join(' · ')}</span>}
        </p>
        <p id={reasonId}>
          {kind === 'chosen'
            ? describeChosen(applicant, typical)
            : describeOther(applicant, typical)}
        </p>
        <Quiet>{describeFit(applicant)}</Quiet>
        {unknown && <Quiet>{unknown}</Quiet>}
        {!isForThis && <Quiet>Asked for any date of the trip</Quiet>}
        {outcome?.kind === 'failed' && <p role="alert">Not approved: {outcome.reason}</p>}
        <UiLink href={`${paths.invites}?request=trip-${requestId}`}>Open the request</UiLink>
      </div>
    </li>
  )
}

const labelOf = (gender: string) => genderLabels[gender as keyof typeof genderLabels] ?? gender

const List = styled.ul`
  margin: 8px 0 16px;
  > li {
    display: grid;
    gap: 4px 24px;
    padding: 12px 0;
    border-top: 1px solid ${({ theme }) => theme.colors.hairline};
    ${({ theme }) => theme.media.md} {
      grid-template-columns: 240px minmax(0, 1fr);
    }
  }
  label {
    display: flex;
    gap: 12px;
    align-items: flex-start;
    min-height: 44px;
    cursor: pointer;
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin-top: 2px;
    accent-color: ${({ theme }) => theme.colors.raspberry};
  }
`

const Quiet = styled.p`
  color: ${({ theme }) => theme.colors.inkSoft};
  font-size: ${({ theme }) => theme.fontSizes.small};
`
