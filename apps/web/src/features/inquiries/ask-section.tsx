import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { Disclosure, DisclosureSummary, openFrom } from '@farandfew/ui/disclosure/disclosure.ts'
import { Section } from '@farandfew/ui/page/section.tsx'
import { SectionHeading } from '@farandfew/ui/page/headings.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Deferred } from '../../shared/deferred/deferred.tsx'
import { HeadingColumns } from '../../shared/layout/heading-columns.ts'
import { destinationOf } from '../../shared/paths.ts'
import { useOpenLinkedRow } from '../../shared/use-open-linked-row.ts'
import { TalkWays } from '../club-details/talk-ways.tsx'
import { InquiryFrame } from './inquiry-frame.tsx'

const loadForm = () => import('./inquiry-form.tsx')

/** A person to talk to, and the inquiry form, on a phone as a row that opens. An island; the form is loaded when it is near. */
export default function AskSection({ trip }: { trip: Trip }) {
  const headingId = useId()
  useOpenLinkedRow()
  return (
    <Section labelledBy={headingId}>
      <HeadingColumns>
        <div>
          <SectionHeading
            id={headingId}
            lead="Call or write: our team reads every message and answers within 24 hours."
          >
            Ask About This Trip
          </SectionHeading>
          <TalkWays subject={trip.title} />
        </div>
        <FormRow>
          <DisclosureSummary>
            <span>Write a message here</span>
          </DisclosureSummary>
          {/* Inside the row, so that browsers open it for a link on their own. */}
          <div id="inquiry">
            <Deferred
              load={loadForm}
              props={{ destination: destinationOf(trip) ?? 'other', tripId: trip.id }}
              placeholder={<InquiryFrame />}
            />
          </div>
        </FormRow>
      </HeadingColumns>
    </Section>
  )
}

const FormRow = styled(Disclosure)`
  ${openFrom(theme.media.split)}
  margin-top: ${theme.space(4)};
  > div {
    padding-block: ${theme.space(4)};
    scroll-margin-top: 150px;
  }
  ${theme.media.split} {
    && {
      margin: 0;
      border: 0;
    }
    > div {
      padding: 0;
    }
  }
  @media print {
    display: none;
  }
`
