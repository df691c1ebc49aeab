import { downloadCsv } from '@farandfew/api-client/download'
import { exportAdminUsers } from '@farandfew/domain/members/admin-members.contract.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Actions, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useMay } from '../../shared/role/role.ts'
import { withoutEmpty } from '../../shared/table/pages.data.ts'
import { TransferLine } from '../../shared/table/transfer-line.tsx'
import { useDownload } from '../../shared/table/use-download.ts'
import { useCopyMembers } from './use-copy-members.ts'
import type { MemberList } from './use-member-list.ts'

/** Copies or downloads the members that the search finds, if the role allows it. */
export function MemberActions({ list }: { list: MemberList }) {
  const { filter, columns } = list
  const copy = useCopyMembers(list)
  const download = useDownload((options) =>
    downloadCsv(
      exportAdminUsers,
      { query: { ...withoutEmpty(filter), columns: columns?.join() } },
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
        <ActionButton
          busy={download.running}
          busyLabel="Downloading..."
          // While rows are selected, the bar has the button.
          style={list.selection.keys.size > 0 ? { visibility: 'hidden' } : undefined}
          onAction={download.start}
        >
          Download CSV
        </ActionButton>
      </Actions>
      <TransferLine doing="Copying" transfer={copy} />
      <TransferLine doing="Downloading" transfer={download} />
    </Stack>
  )
}
