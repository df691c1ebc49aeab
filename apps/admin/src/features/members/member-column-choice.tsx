import { memberColumns } from '@farandfew/domain/members/admin-members.ts'
import { ColumnChoice } from '../../shared/table/list-view.tsx'
import { headingOf } from './member-columns.tsx'
import type { MemberList } from './use-member-list.ts'

/** Chooses the columns of the members' table, which are in the address at once. */
export function MemberColumns({ list }: { list: MemberList }) {
  const choices = memberColumns.map(({ field, heading }) => ({
    field,
    heading: headingOf(heading),
    isShown: list.columns?.includes(field) ?? true,
  }))
  const shown = choices.filter(({ isShown }) => isShown)
  return (
    <ColumnChoice
      // The table always has one column.
      columns={choices.map((one) => ({ ...one, isFixed: shown.length === 1 && one.isShown }))}
      onShow={(heading, isShown) =>
        list.setColumns(
          choices
            .filter((one) => (one.heading === heading ? isShown : one.isShown))
            .map(({ field }) => field),
        )
      }
    />
  )
}
