import { memberColumns, memberFields } from '@farandfew/domain/members/member-columns.ts'
import { Check } from '../../shared/forms/check.ts'
import { Columns } from '../../shared/table/list-view.tsx'
import type { MemberList } from './use-member-list.ts'

/** Chooses the columns of the members' table, which are in the address at once. */
export function MemberColumns({ list }: { list: MemberList }) {
  const { columns = memberFields, setColumns } = list
  return (
    <Columns>
      <legend>Columns</legend>
      {memberColumns.map(({ field, heading }) => (
        <Check key={field}>
          <input
            type="checkbox"
            checked={columns.includes(field)}
            // The table always has one column.
            disabled={columns.length === 1 && columns.includes(field)}
            onChange={({ currentTarget: { checked } }) =>
              setColumns(
                memberFields.filter((one) => (one === field ? checked : columns.includes(one))),
              )
            }
          />
          <span>{heading}</span>
        </Check>
      ))}
    </Columns>
  )
}
