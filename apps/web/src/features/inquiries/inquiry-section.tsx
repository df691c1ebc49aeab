import { Section } from '@farandfew/ui/page/section.tsx'
import { SectionHeading } from '@farandfew/ui/page/headings.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { HeadingColumns } from '../../shared/layout/heading-columns.ts'
import { useHydrated } from '../../shared/use-hydrated.ts'
import { NeedsScript } from '../../shared/forms/needs-script.tsx'
import { InquiryForm, type InquiryFormProps } from './inquiry-form.tsx'

/** The inquiry form with its heading. An island: the form is not in the prerendered page. */
export default function InquirySection({ destination, tripId }: InquiryFormProps) {
  const headingId = useId()
  return (
    <Section id="inquiry" labelledBy={headingId}>
      <HeadingColumns>
        <div>
          <SectionHeading
            id={headingId}
            lead="Our team reads every message and answers within 24 hours."
          >
            {tripId === undefined ? 'Tell us where you would like to go' : 'Ask About This Trip'}
          </SectionHeading>
        </div>
        <FormArea>
          {useHydrated() ? (
            <InquiryForm destination={destination} tripId={tripId} />
          ) : (
            <Frame>
              <NeedsScript />
            </Frame>
          )}
        </FormArea>
      </HeadingColumns>
    </Section>
  )
}

/** As high as the form, so that nothing below moves when the form appears. */
const FormArea = styled.div`
  min-height: 560px;
  ${theme.media.sm} {
    min-height: 470px;
  }
`

const Frame = styled.div`
  height: 440px;
  padding: 24px;
  border: 1px solid ${theme.colors.hairline};
  border-radius: 4px;
`
