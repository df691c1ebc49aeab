import { text } from '../../content/contact.md'
import { ContactWays } from '../features/club/contact-ways.tsx'
import { Deferred } from '../shared/deferred/deferred.tsx'
import { TextPage } from './parts/text-page.tsx'

const loadCompany = () => import('../features/club/company-details.tsx')

/** How to reach the club, then who it is by law: beside the text, where it pushes nothing when it comes. */
export default function ContactPage() {
  return (
    <TextPage text={text} beside={<Deferred load={loadCompany} placeholderSuffices />}>
      <ContactWays />
    </TextPage>
  )
}
