import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import '@farandfew/ui/theme/print.css'
import {
  describeRoom,
  type Manifest,
  type ManifestTraveller,
  notGiven,
} from '@farandfew/domain/travel-details/admin-travel-details.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { optionLabel } from '@farandfew/domain/text/words.ts'
import { diets } from '@farandfew/domain/travel-details/travel-details.options.ts'
import { useFocusOnMount } from '@farandfew/ui/focus/use-focus-on-mount.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { Instant } from '../../shared/format/instant.tsx'

interface ManifestSheetProps {
  manifest: Manifest
  /** An instant: what changed since is not on the sheet. */
  openedAt: string
}

/** The travellers of a departure on one sheet, on the screen and on paper. */
export function ManifestSheet({ manifest, openedAt }: ManifestSheetProps) {
  const { tripTitle, departureDate, duration, host, travellers } = manifest
  // The button that opened it is gone.
  const box = useFocusOnMount<HTMLElement>()
  return (
    <Sheet ref={box} tabIndex={-1} aria-label="Manifest">
      <h2>{tripTitle}</h2>
      <p>
        <span>{`${formatDate(departureDate)}, ${duration} days. ${travellers.length} ${travellers.length === 1 ? 'traveller' : 'travellers'}. Host: ${host || notGiven}. As of `}</span>
        <Instant value={openedAt} />.
      </p>
      {travellers.length === 0 ? (
        <p>No one has a confirmed booking yet.</p>
      ) : (
        <Table>
          <thead>
            <tr>
              {['Traveller', 'Food', 'Room', 'Emergency contact', 'Arrival'].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {travellers.map((traveller) => (
              <Traveller key={traveller.bookingId} traveller={traveller} />
            ))}
          </tbody>
        </Table>
      )}
    </Sheet>
  )
}

const given = (...texts: (string | null | undefined)[]) => {
  const lines = texts.filter((text) => text)
  return (lines.length > 0 ? lines : [notGiven]).map((line) => <Line key={line}>{line}</Line>)
}

function Traveller({ traveller }: { traveller: ManifestTraveller }) {
  const { name, phone, email, details, isUnreadable, arrival } = traveller
  const sealed = isUnreadable ? 'Cannot be read' : null
  return (
    <tr>
      <th scope="row">
        <Line>
          <strong>{name}</strong>
        </Line>
        {given(phone && phoneLabel(phone), email)}
      </th>
      <td data-label="Food">
        {given(
          sealed,
          details && (optionLabel(diets, details.diet) ?? details.diet),
          details?.foodNotes,
        )}
      </td>
      <td data-label="Room">{given(describeRoom(traveller))}</td>
      <td data-label="Emergency contact">
        {given(
          sealed,
          details && `${details.emergencyName} (${details.emergencyRelation})`,
          details && phoneLabel(details.emergencyPhone),
        )}
      </td>
      <td data-label="Arrival">
        {given(
          arrival && `${formatDate(arrival.date)}, ${arrival.time}`,
          arrival?.flight,
          arrival?.place,
        )}
      </td>
    </tr>
  )
}

const Sheet = styled.section`
  outline: none;
  h2 {
    margin-bottom: 4px;
    font-size: ${theme.fontSizes.heading};
  }
`

const Line = styled.span`
  display: block;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
`

/** On a narrow screen each traveller is a block of labelled lines. */
const Table = styled.table`
  width: 100%;
  margin-top: 12px;
  border-collapse: collapse;
  font-size: ${theme.fontSizes.small};
  text-align: left;
  vertical-align: top;
  th,
  td {
    padding: 8px 12px 8px 0;
    border-top: 1px solid ${theme.colors.edge};
    font-weight: ${theme.fontWeights.text};
    vertical-align: top;
  }
  thead th,
  strong {
    font-weight: ${theme.fontWeights.label};
  }
  @media screen {
    ${theme.below.md} {
      thead {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      &,
      tbody,
      tr,
      th,
      td {
        display: block;
      }
      td {
        border: 0;
      }
      td::before {
        display: block;
        color: ${theme.colors.inkSoft};
        content: attr(data-label);
      }
    }
  }
  @media print {
    /* Wide enough for email addresses. */
    table-layout: fixed;
    thead th:first-child {
      width: 27%;
    }
    thead th:nth-child(3) {
      width: 15%;
    }
    font-size: 8pt;
    th,
    td {
      padding: 1.5mm 3mm 1.5mm 0;
      border-color: #000;
    }
  }
`
