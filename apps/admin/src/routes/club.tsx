import { endpointQuery } from '@farandfew/api-client'
import { getAdminClub } from '@farandfew/domain/club-details/admin-club.contract.ts'
import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import { addressLine } from '@farandfew/domain/club-details/club-texts.ts'
import type { ClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'
import { Stack, Text } from '@farandfew/ui/primitives/primitives.ts'
import { FactLines } from '../shared/format/fact-lines.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
        <Stack gap={5}>
          <Text maxWidth="66ch">
            Legal details and contacts. They appear on the contact page, in the footer, on trip
            pages, receipts and emails. Empty fields are left out.
          </Text>
          {mayEdit ? (
            <ClubForm key={starts} club={club} onRestart={() => setStarts(starts + 1)} />
          ) : (
            <>
              <ClubFacts club={club} />
              <p>Only the owner can change them.</p>
            </>
          )}
        </Stack>
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
      <FactLines facts={facts.map(([term, text]) => [term, text ?? 'Not set'])} maxWidth={640} />
      {isSample && <p>{`${clubLabels.isSample}.`}</p>}
    </>
  )
}
