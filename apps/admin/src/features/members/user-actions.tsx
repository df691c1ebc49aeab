import { downloadCsv } from '@farandfew/api-client/download'
import type { MemberField } from '@farandfew/domain/members/member-columns.ts'
import { exportAdminUsers } from '@farandfew/domain/members/admin-members.contract.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Actions, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useMay } from '../../shared/role/role.ts'
import { TransferLine } from '../../shared/table/transfer-line.tsx'
import { useDownload } from '../../shared/table/use-download.ts'
import { useCopyUsers } from './use-copy-users.ts'
import { toUsersQuery, type UsersFilter } from './users.data.ts'

/** Copies or downloads the members that the search finds, if the role allows it. */
export function UserActions({
  filter,
  columns,
}: {
  filter: UsersFilter
  columns: readonly MemberField[] | undefined
}) {
  const copy = useCopyUsers(filter, columns)
  const download = useDownload((options) =>
    downloadCsv(
      exportAdminUsers,
      { query: { ...toUsersQuery(filter), columns: columns?.join() } },
      options,
    ),
  )
  const mayExport = useMay('export')
  if (!mayExport) return null
  return (
    <Stack gap={3}>
      <Actions>
        <ActionButton busy={copy.running} busyLabel="Copying..." onAction={copy.start}>
          Copy Data
        </ActionButton>
        <ActionButton busy={download.running} busyLabel="Downloading..." onAction={download.start}>
          Download CSV
        </ActionButton>
      </Actions>
      <TransferLine doing="Copying" transfer={copy} />
      <TransferLine doing="Downloading" transfer={download} />
    </Stack>
  )
}
