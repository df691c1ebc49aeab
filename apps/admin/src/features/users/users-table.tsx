import { userCsvColumns } from '@farandfew/domain/constants'
import type { PublicUser } from '@farandfew/domain/users'
import { memo, type Ref, useId } from 'react'
import { namingColumn, userCells } from './user-columns.tsx'
import { Bar, ScrollRegion, Table } from '../table/table.styles.ts'

interface UsersTableProps {
  users: readonly PublicUser[]
  /** Another search is under way. */
  busy: boolean
  ref?: Ref<HTMLDivElement>
}

const placeholderRows = Array.from({ length: 8 }, (_, index) => index)

function Head() {
  return (
    <thead>
      <tr>
        {userCsvColumns.map((column) => (
          <th key={column} scope="col" data-naming={column === namingColumn || undefined}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}

const UserRow = memo(function UserRow({ user }: { user: PublicUser }) {
  return (
    <tr>
      {userCsvColumns.map((column) => {
        const value = userCells[column](user)
        return column === namingColumn ? (
          <th key={column} scope="row">
            {value}
          </th>
        ) : (
          <td key={column}>{value}</td>
        )
      })}
    </tr>
  )
})

/** Members, a row each, in the columns of the CSV. A person at the keyboard scrolls it once it has the focus. */
export function UsersTable({ users, busy, ref }: UsersTableProps) {
  const captionId = useId()
  return (
    <ScrollRegion
      ref={ref}
      role="region"
      aria-labelledby={captionId}
      aria-busy={busy || undefined}
      tabIndex={0}
    >
      <Table>
        <caption id={captionId}>Members of the club</caption>
        <Head />
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} />
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  )
}

/** The shape of the table, while the first members are on their way. */
export function UsersTablePlaceholder() {
  return (
    <ScrollRegion aria-hidden="true">
      <Table>
        <Head />
        <tbody>
          {placeholderRows.map((row) => (
            <tr key={row}>
              {userCsvColumns.map((column) => (
                <td key={column}>
                  <Bar />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  )
}
