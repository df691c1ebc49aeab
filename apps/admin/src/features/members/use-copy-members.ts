import { listAdminUsers } from '@farandfew/domain/members/admin-members.contract.ts'
import { chosenColumns } from '@farandfew/domain/members/admin-members.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { largestPage, readPage } from '../../shared/table/pages.data.ts'
import {
  type TransferProgress,
  type TransferState,
  useTransfer,
} from '../../shared/table/use-transfer.ts'
import { textCell } from '@farandfew/domain/csv/csv-lines.ts'
import { memberValues } from './member-columns.tsx'
import type { MemberList } from './use-member-list.ts'
import { writeClipboard } from './write-clipboard.ts'

type CopiedList = Pick<MemberList, 'filter' | 'columns'>
type Cell = string | number | null

/**
 * Spreadsheets treat a pasted cell that starts with a quotation mark as quoted, and end other cells at a tab or a line
 * break.
 */
const quote = (text: string) =>
  /^"|[\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

const cell = (value: Cell) => (typeof value === 'string' ? quote(textCell(value)) : (value ?? ''))

/** Formats rows so that they can be pasted into a spreadsheet. */
export const toTabSeparated = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => row.map(cell).join('\t')).join('\n')

/** Copies all members that a list finds, with the headings, for pasting into a spreadsheet. */
export function useCopyMembers({ filter, columns }: CopiedList): TransferState {
  return useTransfer({
    run: (signal, report) => writeClipboard(readAll({ filter, columns }, signal, report)),
    onSuccess: () => toast({ title: 'Copied to clipboard' }),
    onFailure: () =>
      toast({
        title: 'Copy failed',
        description: 'Could not copy to clipboard',
        variant: 'destructive',
      }),
  })
}

async function readAll(
  { filter, columns }: CopiedList,
  signal: AbortSignal,
  report: (progress: TransferProgress) => void,
): Promise<string> {
  const texts = [toTabSeparated([chosenColumns(columns).map(({ heading }) => heading)])]
  let rows = 0
  let cursor: string | undefined
  do {
    const { items, nextCursor, total } = await readPage(listAdminUsers, filter, {
      cursor,
      limit: largestPage,
      signal,
    })
    if (items.length > 0)
      texts.push(toTabSeparated(items.map((user) => memberValues(user, columns))))
    rows += items.length
    report({ rows, total })
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
  return texts.join('\n')
}
