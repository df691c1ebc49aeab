import { endpointQuery } from '@farandfew/api-client'
import { brand } from '@farandfew/domain/brand/brand.ts'
import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import { sampleNote, whatsappLink } from '@farandfew/domain/club-details/club-texts.ts'
import { getClub } from '@farandfew/domain/club-details/club.contract.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Only } from '@farandfew/ui/page/only.ts'
import { Actions, Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

/** How to reach a person: email always, phone and WhatsApp as far as they are set. */
export function TalkWays({ subject }: { subject: string }) {
  const { data: club } = useQuery(endpointQuery(getClub, {}))
  const { phone = null, whatsapp = null, isSample } = club ?? {}
  return (
    <>
      <Ways>
        {phone !== null && (
          <ButtonLink href={`tel:${phone}`}>{`Call ${phoneLabel(phone)}`}</ButtonLink>
        )}
        {whatsapp !== null && (
          <ButtonLink
            href={whatsappLink(whatsapp)}
            variant={phone === null ? 'primary' : 'secondary'}
          >
            {`WhatsApp ${phoneLabel(whatsapp)}`}
          </ButtonLink>
        )}
        <ButtonLink
          href={`mailto:${brand.email}?subject=${encodeURIComponent(subject)}`}
          variant="secondary"
        >
          Email us
          <Only as="span" $on="print">
            {brand.email}
          </Only>
        </ButtonLink>
      </Ways>
      {isSample && (phone ?? whatsapp) !== null && <Quiet marginTop={2}>{sampleNote}</Quiet>}
    </>
  )
}

/** On a phone as wide as the page, with no number on two lines. */
const Ways = styled(Actions)`
  ${theme.below.md} {
    > a {
      flex: auto;
      padding-inline: ${theme.space(2)};
      white-space: nowrap;
    }
  }
`
