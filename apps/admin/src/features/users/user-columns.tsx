import { memberCell, memberColumns, type MemberField } from '@farandfew/domain/admin/users'
import type { PublicUser } from '@farandfew/domain/users'
import type { GridColumn } from '../../shared/table/grid.types.ts'
import { Instant } from '../../shared/format/instant.tsx'

type Look = Pick<GridColumn<PublicUser>, 'width' | 'naming' | 'cell'>

const defaultWidth = 148

/** The columns that are not plain text of the usual width. */
const looks: Partial<Record<MemberField, Partial<Look>>> = {
  id: { width: 84 },
  username: { width: 176, naming: true },
  firstName: { width: 140 },
  lastName: { width: 140 },
  email: { width: 248 },
  phone: { width: 168 },
  ageGroup: { width: 120 },
  country: { width: 140 },
  instagramHandle: { width: 168 },
  linkedinHandle: { width: 168 },
  createdAt: { width: 212, cell: ({ createdAt }) => <Instant value={createdAt} /> },
}

/** The values of a member in the order of the columns; null if the member gave none. */
export const userValues = (user: PublicUser): (string | number | null)[] =>
  memberColumns.map(({ field }) => memberCell(field, user[field]))

/** The columns of the members' table. */
export const userColumns: readonly GridColumn<PublicUser, MemberField>[] = memberColumns.map(
  ({ heading, field }) => ({
    id: field,
    heading,
    width: defaultWidth,
    cell: (user) => user[field],
    ...looks[field],
  }),
)
