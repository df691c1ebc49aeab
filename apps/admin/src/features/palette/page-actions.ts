import { exportAdminBookings } from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import { exportAuditLog } from '@farandfew/domain/audit/admin-audit.contract.ts'
import { exportAdminInquiries } from '@farandfew/domain/inquiries/admin-inquiries.contract.ts'
import { exportAdminNewsletters } from '@farandfew/domain/newsletters/admin-newsletters.contract.ts'
import { exportAdminUsers } from '@farandfew/domain/members/admin-members.contract.ts'
import type { OfferedAction } from '../../shared/actions/offered-actions.ts'
import { paths } from '../../shared/paths.ts'
import { useMay } from '../../shared/role/role.ts'

const files = [
  { name: 'Export members (CSV)', path: exportAdminUsers.path },
  { name: 'Export bookings (CSV)', path: exportAdminBookings.path },
  { name: 'Export inquiries (CSV)', path: exportAdminInquiries.path },
  { name: 'Export newsletter addresses (CSV)', path: exportAdminNewsletters.path },
  { name: 'Export the log (CSV)', path: exportAuditLog.path },
] as const

/** Lets the browser download a file with the console's cookie. */
function download(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}

/** What the pages do that needs nothing typed, as far as the role allows it. */
export function usePageActions(goTo: (path: string) => void): OfferedAction[] {
  const exports = useMay('export')
    ? files.map(({ name, path }) => ({ name, run: () => download(path) }))
    : []
  const pages = [
    ...(useMay('export')
      ? [{ name: 'Export receipts and refunds (CSV)', words: 'accountant', path: paths.receipts }]
      : []),
    ...(useMay('manage-bookings')
      ? [{ name: 'Add a departure', words: 'new', path: `${paths.departures}?departure=new` }]
      : []),
    ...(useMay('edit-trips') ? [{ name: 'Add a trip', words: 'new', path: paths.newTrip }] : []),
    ...(useMay('write')
      ? [{ name: 'Write the newsletter', words: 'mail', path: paths.writeTo('newsletter') }]
      : []),
  ]
  return [...exports, ...pages.map(({ path, ...page }) => ({ ...page, run: () => goTo(path) }))]
}
