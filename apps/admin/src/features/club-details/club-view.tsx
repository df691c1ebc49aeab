import { addressLine, phoneLabel } from '@farandfew/domain/club-details/club-texts.ts'
import type { ClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useState } from 'react'
import { styled } from 'styled-components'
import { LoadProblem } from '../../shared/notices/load-problem.tsx'
import { useMay } from '../../shared/role/role.ts'
import { ClubForm } from './club-form.tsx'
import { clubLabels } from './club-labels.ts'
import { useClub } from './club.data.ts'

/** The club's details: a form for those who may change them, a list for the others. */
export function ClubView() {
  const query = useClub()
  const mayEdit = useMay('edit-club')
  const [starts, setStarts] = useState(0)
  const club = query.data
  if (!club) {
    if (!query.error && query.errorUpdateCount === 0) return <p role="status">Loading…</p>
    return (
      <LoadProblem
        title="We could not load the club's details."
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return (
    <Column>
      <p>
        Who the club is by law, and how to reach a person. Contact, the footer, trip pages, receipts
        and emails show what is set here; an empty field shows nothing.
      </p>
      {mayEdit ? (
        <ClubForm key={starts} club={club} onRestart={() => setStarts(starts + 1)} />
      ) : (
        <>
          <ClubFacts club={club} />
          <p>Only the owner can change them.</p>
        </>
      )}
    </Column>
  )
}

function ClubFacts({ club }: { club: ClubIdentity }) {
  const { registeredName, address, phone, whatsapp, gstin, isSample } = club
  const facts = [
    [clubLabels.registeredName, registeredName],
    [clubLabels.address, address && addressLine(address)],
    [clubLabels.phone, phone && phoneLabel(phone)],
    [clubLabels.whatsapp, whatsapp && phoneLabel(whatsapp)],
    [clubLabels.gstin, gstin],
  ] as const
  return (
    <>
      <Facts>
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text ?? 'Not set'}</dd>
          </div>
        ))}
      </Facts>
      {isSample && <p>{clubLabels.isSample}.</p>}
    </>
  )
}

const Column = styled.div`
  display: grid;
  gap: 20px;
  > p {
    max-width: 66ch;
  }
`

const Facts = styled.dl`
  max-width: 640px;
  margin: 0;
  overflow-wrap: anywhere;
  > div {
    padding: 12px 0;
    border-top: 1px solid ${theme.colors.hairline};
  }
  dt {
    color: ${theme.colors.inkSoft};
  }
  dd {
    margin: 0;
  }
`
