import { Section } from '@farandfew/ui/page/section.tsx'
import { SectionHeading } from '@farandfew/ui/page/headings.tsx'
import { useId } from 'react'
import { HeadingColumns } from '../../shared/layout/heading-columns.ts'
import { Deferred } from '../../shared/deferred/deferred.tsx'
import type { InquiryFormProps } from './inquiry-form.tsx'
import { InquiryFrame } from './inquiry-frame.tsx'

const loadForm = () => import('./inquiry-form.tsx')

/** The inquiry form with its heading. An island: the form is not in the prerendered page. */
export default function InquirySection(props: InquiryFormProps) {
  const headingId = useId()
  return (
    <Section id="inquiry" labelledBy={headingId}>
      <HeadingColumns>
        <div>
          <SectionHeading
            id={headingId}
            lead="Our team reads every message and answers within 24 hours."
          >
            Tell us where you would like to go
          </SectionHeading>
        </div>
        <Deferred load={loadForm} props={props} when="now" placeholder={<InquiryFrame />} />
      </HeadingColumns>
    </Section>
  )
}
