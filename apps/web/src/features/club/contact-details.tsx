import { phoneLabel, sampleNote, whatsappLink } from '@farandfew/domain/club'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useClub } from '../../shared/club/club.data.ts'

/** Phone and WhatsApp, then who the club is by law. Nothing if none is set. */
export default function ContactDetails() {
  const headingId = useId()
  const { data: club } = useClub()
  if (!club) return null
  const { registeredName, address, phone, whatsapp, gstin, isSample } = club
  const rows: readonly [term: string, text: string | null, href?: string][] = [
    ['Phone', phone && phoneLabel(phone), `tel:${phone}`],
    ['WhatsApp', whatsapp && phoneLabel(whatsapp), whatsappLink(whatsapp ?? '')],
    ['Registered name', registeredName],
    ['Address', address],
    ['GSTIN', gstin],
  ]
  const set = rows.filter(([, text]) => text !== null)
  if (set.length === 0) return null
  return (
    <Details aria-labelledby={headingId}>
      <h2 id={headingId}>{(phone ?? whatsapp) ? 'Call or message us' : 'The company'}</h2>
      <dl>
        {set.map(([term, text, href]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{href === undefined ? text : <a href={href}>{text}</a>}</dd>
          </div>
        ))}
      </dl>
      {isSample && <small>{sampleNote}</small>}
    </Details>
  )
}

const Details = styled.section`
  margin-top: 32px;
  padding-top: 20px;
  border-top: 4px solid ${({ theme }) => theme.colors.sea};
  overflow-wrap: anywhere;
  h2 {
    margin-bottom: 8px;
    font-size: ${({ theme }) => theme.fontSizes.title};
  }
  dl {
    margin: 0;
  }
  dl > div {
    padding: 8px 0;
  }
  dt,
  small {
    color: ${({ theme }) => theme.colors.inkSoft};
    font-size: ${({ theme }) => theme.fontSizes.small};
  }
  dd {
    margin: 0;
    white-space: pre-line;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${({ theme }) => theme.touchTarget};
  }
`
