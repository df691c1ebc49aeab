import { endpointQuery } from '@farandfew/api-client'
import { brand } from '@farandfew/domain/brand/brand.ts'
import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import { sampleNote, whatsappLink } from '@farandfew/domain/club-details/club-texts.ts'
import { getClub } from '@farandfew/domain/club-details/club.contract.ts'
import { inquiryReplyHours } from '@farandfew/domain/constants/limits.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { Actions, Heading, Quiet, Text } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { styled } from 'styled-components'
import { HeadingColumns } from '../../shared/layout/heading-columns.ts'

/** How to reach a person: email always, phone and WhatsApp as far as they are set. An island. */
export default function TalkSection({ title }: { title: string }) {
  const headingId = useId()
  const { data: club } = useQuery(endpointQuery(getClub, {}))
  const { phone = null, whatsapp = null, isSample } = club ?? {}
  return (
    <Section tone="blush" labelledBy={headingId}>
      <HeadingColumns>
        <div>
          <Heading size="page" marginBottom={3} id={headingId}>
            Talk to a person
          </Heading>
          <Text maxWidth="41em">{`Ask us anything about this trip. We answer every email within ${inquiryReplyHours} hours.`}</Text>
        </div>
        <div>
          <Actions marginTop={6}>
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
              href={`mailto:${brand.email}?subject=${encodeURIComponent(title)}`}
              variant="secondary"
            >
              Email us<Printed>{brand.email}</Printed>
            </ButtonLink>
          </Actions>
          {isSample && (phone ?? whatsapp) !== null && <Quiet marginTop={3}>{sampleNote}</Quiet>}
        </div>
      </HeadingColumns>
    </Section>
  )
}

/** On paper, the address behind the link cannot be seen. */
const Printed = styled.span`
  display: none;
  @media print {
    display: inline;
  }
`
