import { endpointQuery } from '@farandfew/api-client'
import { brand } from '@farandfew/domain/brand/brand.ts'
import { sampleNote } from '@farandfew/domain/club-details/club-texts.ts'
import { getClub } from '@farandfew/domain/club-details/club.contract.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { styled } from 'styled-components'

/** Who the club is by law, or that this is not set yet. */
export default function CompanyDetails() {
  const headingId = useId()
  const { data: club } = useQuery(endpointQuery(getClub, {}))
  if (!club) return null
  const { registeredName, address, gstin, isSample } = club
  const rows: readonly [term: string, text: string | null][] = [
    ['Registered name', registeredName],
    ['Address', address],
    ['GSTIN', gstin],
  ]
  const set = rows.filter(([, text]) => text !== null)
  return (
    <Details aria-labelledby={headingId}>
      <h2 id={headingId}>The company</h2>
      {set.length === 0 ? (
        <p>
          <span>{`${brand.name} has not entered its registered name and address yet. If you need them, write to `}</span>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>.
        </p>
      ) : (
        <dl>
          {set.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {isSample && <small>{sampleNote}</small>}
    </Details>
  )
}

const Details = styled.section`
  margin-top: 32px;
  padding-top: 20px;
  border-top: 4px solid ${theme.colors.sea};
  overflow-wrap: anywhere;
  h2 {
    margin-bottom: 8px;
    font-size: ${theme.fontSizes.title};
  }
  dl {
    margin: 0;
  }
  dl > div {
    padding: 8px 0;
  }
  dt,
  small {
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
  dd {
    margin: 0;
    white-space: pre-line;
  }
`
