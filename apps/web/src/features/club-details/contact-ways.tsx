import { brand } from '@farandfew/domain/brand/brand.ts'
import { getClubPage } from '@farandfew/domain/club-details/club.contract.ts'
import { Section } from '@farandfew/ui/page/section.tsx'
import { Heading } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Deferred } from '../../shared/deferred/deferred.tsx'
import { ContactRow } from './contact-row.ts'

const loadNumbers = () => import('./contact-numbers.tsx')

/**
 * How to reach the club, before the text. The email address is part of the prerendered page. The numbers come from the
 * API, into room that is kept for them, so that nothing moves.
 */
export function ContactWays() {
  const headingId = useId()
  return (
    <Section top="0" labelledBy={headingId}>
      <Heading id={headingId} marginBottom={3}>
        How to reach us
      </Heading>
      <Ways>
        <ContactRow>
          <div>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${brand.email}`}>{brand.email}</a>
            </dd>
          </div>
        </ContactRow>
        <Deferred load={loadNumbers} placeholderSuffices />
      </Ways>
      <noscript>
        <p>
          <a href={getClubPage.path}>Phone, WhatsApp and company details</a>
        </p>
      </noscript>
    </Section>
  )
}

const Ways = styled.div`
  display: grid;
  gap: 8px 12px;
  /* As high as the numbers. */
  grid-auto-rows: minmax(4.25rem, auto);
  ${theme.media.md} {
    grid-template-columns: 1fr 2fr;
  }
`
