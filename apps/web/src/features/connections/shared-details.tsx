import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import type { ContactDetails } from '@farandfew/domain/connections/connection-views.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { AppLink } from '../../shared/links/app-link.tsx'
import { paths } from '../../shared/paths.ts'
import { hasContact } from './contact-list.tsx'

interface SharedDetailsProps {
  /** Who will see it. */
  name: string
  shared: ContactDetails
}

/** Exactly what the member is about to share with another one. */
export function SharedDetails({ name, shared }: SharedDetailsProps) {
  const { phone, instagramHandle, linkedinHandle } = shared
  const rows = [
    ['Phone', phone && phoneLabel(phone)],
    ['Instagram', instagramHandle],
    ['LinkedIn', linkedinHandle],
  ] as const
  return (
    <Box>
      {hasContact(shared) ? (
        <>
          <p>{`Once you are connected, ${name} can see:`}</p>
          <dl>
            {rows.map(
              ([term, value]) =>
                value && (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </>
      ) : (
        <p>{`You share no contact details at the moment, so ${name} won't see any.`}</p>
      )}
      <p>
        <AppLink href={`${paths.connections}#shared`}>Change what you share</AppLink>
      </p>
    </Box>
  )
}

const Box = styled.div`
  padding: 16px;
  border-radius: ${theme.radii.card};
  background: ${theme.colors.blush};
  dl {
    margin: 8px 0;
  }
  dl > div {
    display: grid;
    grid-template-columns: 88px 1fr;
    gap: 12px;
  }
  dt {
    color: ${theme.colors.inkSoft};
  }
  dd {
    margin: 0;
    font-weight: ${theme.fontWeights.label};
    overflow-wrap: anywhere;
  }
`
