import { Page } from '../shared/page/page.tsx'
import { UserDatabase } from '../features/members/user-database.tsx'

/** The members of the club. */
export default function UsersPage() {
  return (
    <Page title="User database">
      <UserDatabase />
    </Page>
  )
}
