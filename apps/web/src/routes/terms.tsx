import { text } from '../../content/terms.md'
import { TextWithCompany } from './parts/text-with-company.tsx'

/** The rules for the site, then the company behind it. */
export default function TermsPage() {
  return <TextWithCompany text={text} />
}
