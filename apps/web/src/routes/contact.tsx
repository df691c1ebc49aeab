import { getClubPageEndpoint } from '@farandfew/domain/club/endpoints'
import { text } from '../../content/contact.md'
import { Deferred } from '../shared/deferred/deferred.tsx'
import { TextPage } from './parts/text-page.tsx'

const loadDetails = () => import('../features/club/contact-details.tsx')

/** How to reach the club, and who it is by law. The details are beside the text, where they push nothing when they come. */
export default function ContactPage() {
  return (
    <TextPage
      text={text}
      beside={
        <>
          <Deferred load={loadDetails} placeholderSuffices />
          <noscript>
            <p>
              <a href={getClubPageEndpoint.path}>Phone, WhatsApp and company details</a>
            </p>
          </noscript>
        </>
      }
    />
  )
}
