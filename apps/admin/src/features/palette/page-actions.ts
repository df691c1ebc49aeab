import { exportAuditLogEndpoint } from '@farandfew/domain/admin/audit/endpoints'
import { exportAdminInquiriesEndpoint } from '@farandfew/domain/admin/inquiries/endpoints'
import { exportAdminNewslettersEndpoint } from '@farandfew/domain/admin/newsletters/endpoints'
import { exportAdminUsersEndpoint } from '@farandfew/domain/admin/users/endpoints'
import { paths } from '../../shared/paths.ts'
import { useMay } from '../../shared/role/role.ts'

const files = [
  { name: 'Export members (CSV)', path: exportAdminUsersEndpoint.path },
  { name: 'Export inquiries (CSV)', path: exportAdminInquiriesEndpoint.path },
  { name: 'Export newsletter addresses (CSV)', path: exportAdminNewslettersEndpoint.path },
  { name: 'Export the audit log (CSV)', path: exportAuditLogEndpoint.path },
] as const

/** Lets the browser download a file with the console's cookie. */
function download(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}

/** What the pages do that needs nothing typed, as far as the role allows it. */
export function usePageActions(goTo: (path: string) => void) {
  const exports = useMay('export')
    ? files.map(({ name, path }) => ({ name, run: () => download(path) }))
    : []
  const additions = useMay('manage-bookings')
    ? [{ name: 'Add a departure', run: () => goTo(`${paths.departures}?departure=new`) }]
    : []
  return [...exports, ...additions]
}
