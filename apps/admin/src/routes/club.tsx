import { endpointQuery } from '@farandfew/api-client'
import { getAdminClub } from '@farandfew/domain/club-details/admin-club.contract.ts'
import { addressLine, phoneLabel } from '@farandfew/domain/club-details/club-texts.ts'
import type { ClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Loaded } from '../shared/notices/loaded.tsx'
import { useMay } from '../shared/role/role.ts'
import { ClubForm } from '../features/club-details/club-form.tsx'
import { clubLabels } from '../features/club-details/club-labels.ts'

/** The club's registered name, address, phone, WhatsApp and GSTIN: a form for those who may change them. */
export default function ClubPage() {
  // A form must start from what is stored.
  const query = useQuery({ ...endpointQuery(getAdminClub, {}), gcTime: 0 })
  const mayEdit = useMay('edit-club')
  const [starts, setStarts] = useState(0)
  return (
    <Loaded query={query} loading="Loading…" failed="We could not load the club's details.">
      {(club) => (
        <Column>
          <p>
            Who the club is by law, and how to reach a person. Contact, the footer, trip pages,
            receipts and emails show what is set here; an empty field shows nothing.
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
      )}
    </Loaded>
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
