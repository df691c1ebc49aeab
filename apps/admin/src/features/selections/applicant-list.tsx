import { balanceParts, type Fit } from '@farandfew/domain/selections/balance-measure.ts'
import type { SelectionApplicant } from '@farandfew/domain/selections/selections.ts'
import { genderLabels } from '@farandfew/domain/members/users.options.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'
import {
  describeChosen,
  describeFit,
  describeOther,
  describeSwap,
  describeUnknown,
  describeVouches,
} from './reasons.ts'

/** Applicants that are shown at first, and with each further click. */
const pageSize = 50

interface ApplicantListProps {
  title: string
  kind: 'chosen' | 'other'
  applicants: readonly SelectionApplicant[]
  /** How well an average applicant fits. */
  typical: Fit
  picked: ReadonlySet<number>
  approved: readonly number[]
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
      <h3 id={id}>{`${title} (${applicants.length})`}</h3>
      {applicants.length === 0 && (
        <p>{kind === 'chosen' ? 'No seats left to offer.' : 'No one.'}</p>
      )}
      <List role="list">
        {applicants.slice(0, shown).map((applicant) => (
          <Row key={applicant.requestId} kind={kind} applicant={applicant} {...props} />
        ))}
      </List>
      {left > 0 && (
        <Button variant="secondary" onClick={() => setShown(shown + pageSize)}>
          {`Show ${Math.min(pageSize, left)} more of ${left}`}
        </Button>
      )}
    </section>
  )
}

interface RowProps extends Pick<
  ApplicantListProps,
  'kind' | 'typical' | 'picked' | 'approved' | 'isBusy' | 'onToggle'
> {
  applicant: SelectionApplicant
}

function Row({ kind, typical, applicant, picked, approved, isBusy, onToggle }: RowProps) {
  const reasonId = useId()
  const { requestId, name, ageGroup, gender, pace, interests, isForThis, unknown } = applicant
  const isApproved = approved.includes(requestId)
  const known = [ageGroup, gender && labelOf(gender), pace, ...interests].filter(Boolean)
  const gaps = describeUnknown(applicant)
  const vouches = describeVouches(applicant)
  const swap = describeSwap(applicant, kind)
  const requestHref = `${paths.invites}?request=trip-${requestId}`
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
        {isApproved && <Badge tone="blue">Approved</Badge>}
      </label>
      <div>
        {known.length > 0 && <p>{known.join(' · ')}</p>}
        <p id={reasonId}>
          {kind === 'chosen'
            ? describeChosen(applicant, typical)
            : describeOther(applicant, typical)}
        </p>
        {(unknown.length < balanceParts.length || swap !== undefined) && (
          <details>
            <summary>How well they fit</summary>
            {unknown.length < balanceParts.length && <Quiet>{describeFit(applicant)}</Quiet>}
            {swap !== undefined && <Quiet>{swap}</Quiet>}
          </details>
        )}
        {gaps && <Quiet>{gaps}</Quiet>}
        {!isForThis && <Quiet>Asked for any date of the trip</Quiet>}
        {vouches && (
          <p>
            <span>{`${vouches} `}</span>
            <UiLink href={requestHref}>Read the words</UiLink>
          </p>
        )}
        <UiLink href={requestHref}>Open the request</UiLink>
      </div>
    </li>
  )
}

const labelOf = (gender: string) => genderLabels[gender as keyof typeof genderLabels] ?? gender

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: 0 32px;
  margin: 8px 0 16px;
  > li {
    padding: 8px 0 12px;
    border-top: 1px solid ${theme.colors.hairline};
    /* Aligned with the name. */
    > div {
      padding-left: 32px;
    }
  }
  label {
    display: flex;
    gap: 12px;
    align-items: center;
    min-height: 44px;
    cursor: pointer;
  }
  summary {
    min-height: 44px;
    padding-block: 10px;
    cursor: pointer;
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
  }
`
