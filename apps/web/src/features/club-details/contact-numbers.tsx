import { endpointQuery } from '@farandfew/api-client'
import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import { whatsappLink } from '@farandfew/domain/club-details/club-texts.ts'
import { getClub } from '@farandfew/domain/club-details/club.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { ContactRow } from './contact-row.ts'

/** Phone and WhatsApp as far as they are set. */
export default function ContactNumbers() {
  const { data: club } = useQuery(endpointQuery(getClub, {}))
  if (!club) return null
  const { phone, whatsapp } = club
  if ((phone ?? whatsapp) === null) return null
  return (
    <ContactRow>
      {phone !== null && (
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${phone}`}>{phoneLabel(phone)}</a>
          </dd>
        </div>
      )}
      {whatsapp !== null && (
        <div>
          <dt>WhatsApp</dt>
          <dd>
            <a href={whatsappLink(whatsapp)}>{phoneLabel(whatsapp)}</a>
          </dd>
        </div>
      )}
    </ContactRow>
  )
}
