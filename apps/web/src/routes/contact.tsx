import { text } from '../../content/contact.md'
import { ContactWays } from '../features/club-details/contact-ways.tsx'
import { TextWithCompany } from './parts/text-with-company.tsx'

/** How to reach the club, then who it is by law. */
export default function ContactPage() {
  return (
    <TextWithCompany text={text}>
      <ContactWays />
    </TextWithCompany>
  )
}
