import { phoneLabel, whatsappLink } from '@farandfew/domain/club-details/club-texts.ts'
import { useClub } from './club.data.ts'
import { ContactRow } from './contact-row.ts'

/** Phone and WhatsApp as far as they are set. */
export default function ContactNumbers() {
  const { data: club } = useClub()
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
