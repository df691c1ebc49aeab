import { Section, SectionHeading } from '@farandfew/ui/page'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useHydrated } from '../../shared/use-hydrated.ts'
import { NeedsScript } from '../../shared/forms/needs-script.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

/** Invites to the newsletter. An island: its form comes with its code. */
export default function NewsletterSection() {
  const headingId = useId()
  return (
    <Section id="newsletter" tone="blush" labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        lead="New departures before they are announced, about once a month. One click ends it."
      >
        Letters from far places
      </SectionHeading>
      <Place>{useHydrated() ? <NewsletterForm /> : <NeedsScript />}</Place>
    </Section>
  )
}

/** As high as the form, so that nothing below moves when it arrives. */
const Place = styled.div`
  min-height: 140px;
  ${({ theme }) => theme.media.xs} {
    min-height: 84px;
  }
`
