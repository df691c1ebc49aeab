import { Section } from '@farandfew/ui/page/section.tsx'
import { SectionHeading } from '@farandfew/ui/page/headings.tsx'
import { useId } from 'react'
import { styled } from 'styled-components'
import { HeadingColumns } from '../../shared/layout/heading-columns.ts'
import { useHydrated } from '../../shared/use-hydrated.ts'
import { NeedsScript } from '../../shared/forms/needs-script.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

/** The newsletter form with its heading. An island: the form is not in the prerendered page. */
export default function NewsletterSection() {
  const headingId = useId()
  return (
    <Section id="newsletter" tone="blush" labelledBy={headingId}>
      <HeadingColumns>
        <SectionHeading
          id={headingId}
          lead="New departures before they are announced, about once a month. Unsubscribe with one click."
        >
          Letters from far places
        </SectionHeading>
        <FormArea>{useHydrated() ? <NewsletterForm /> : <NeedsScript />}</FormArea>
      </HeadingColumns>
    </Section>
  )
}

/** As high as the form, so that nothing below moves when the form appears. */
const FormArea = styled.div`
  container-type: inline-size;
  min-height: 140px;
  @media (min-width: 360px) {
    min-height: 84px;
  }
`
