import { text } from '../../content/privacy.md'
import { TextWithCompany } from './parts/text-with-company.tsx'

/** What we store, then the company that stores it. */
export default function PrivacyPage() {
  return <TextWithCompany text={text} />
}
