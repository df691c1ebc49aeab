import { endpointQuery } from '@farandfew/api-client'
import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import { addressLine, sampleNote, whatsappLink } from '@farandfew/domain/club-details/club-texts.ts'
import { getClub } from '@farandfew/domain/club-details/club.contract.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { usePageData } from '../../shared/page-data.ts'
import { clubData } from './club-structured-data.ts'

/** The club's details at the end of every page, for people and for search engines. Nothing if none is set. */
export default function FooterDetails() {
  const { origin } = usePageData()
  const { data: club } = useQuery(endpointQuery(getClub, {}))
  if (!club) return null
  const { registeredName, address, phone, whatsapp, gstin, isSample } = club
  const parts: (ReactNode | null)[] = [
    registeredName,
    address && addressLine(address),
    phone && (
      <span key="phone">
        <span>Phone </span>
        <a href={`tel:${phone}`}>{phoneLabel(phone)}</a>
      </span>
    ),
    whatsapp && (
      <span key="whatsapp">
        <span>WhatsApp </span>
        <a href={whatsappLink(whatsapp)}>{phoneLabel(whatsapp)}</a>
      </span>
    ),
    gstin && `GSTIN ${gstin}`,
  ].filter((part) => part !== null)
  if (parts.length === 0) return null
  const data = clubData(club, origin)
  return (
    <Details>
      <ul role="list">
        {parts.map((part, index) => (
          <li key={index}>{part}</li>
        ))}
      </ul>
      {isSample && <p>{sampleNote}</p>}
      {data !== undefined && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
      )}
    </Details>
  )
}

const Details = styled.div`
  padding-top: 8px;
  font-size: 0.875rem;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
    margin: 0;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 6px;
    min-height: 32px;
  }
  p {
    margin: 4px 0 0;
  }
`
