import { paths } from '../shared/paths.ts'
import { useUrlState } from '../shared/url/use-url-state.ts'
import { Compose } from '../features/mailings/compose.tsx'
import { readAudience } from '../features/mailings/describe-mailing.ts'
import { useNavigate } from 'react-router-dom'
import { Recipients } from '../features/mailings/recipients.tsx'

/** The form of a new mail, or the choice of whom it is for. */
export default function WritePage() {
  const to = useUrlState().get('to')
  const audience = readAudience(to)
  const navigate = useNavigate()
  if (!audience) return <Recipients />
  return <Compose key={to} audience={audience} onSent={(id) => void navigate(paths.mailing(id))} />
}
