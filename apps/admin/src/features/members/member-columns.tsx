import {
  chosenColumns,
  memberCell,
  type MemberField,
  accountStateNames,
  type ListedMember,
} from '@farandfew/domain/members/admin-members.ts'
import type { PublicUser } from '@farandfew/domain/members/user.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import type { ReactNode } from 'react'
import { Instant } from '../../shared/format/instant.tsx'
import type { ListColumn } from '../../shared/table/list-column.ts'

/** The columns that are not plain text of the usual width. */
const looks: Partial<Record<MemberField, Partial<ListColumn<ListedMember>>>> = {
  id: { width: 84 },
  username: {
    width: 220,
    naming: true,
    onPhone: ({ firstName, lastName, city }) => [
      [firstName, lastName].filter(Boolean).join(' '),
      city,
    ],
  },
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

/** The values of a member in the chosen columns; null if the member gave none. */
export const memberValues = (
  user: PublicUser,
  columns: readonly MemberField[] | undefined,
): (string | number | null)[] =>
  chosenColumns(columns).map(({ field }) => memberCell(field, user[field]))

/** The heading of a file in the console's sentence case: 'First Name' → 'First name'. */
export const headingOf = (heading: string) =>
  heading.replace(/ [A-Z]/g, (letter) => letter.toLowerCase())

/** What names a member, marked if the account is not used any more. */
const marked = ({ account }: ListedMember, name: ReactNode) =>
  account === 'active' ? (
    name
  ) : (
    <>
      <Badge tone={account === 'merged' ? 'blue' : 'red'}>{accountStateNames[account]}</Badge>{' '}
      <span>{name}</span>
    </>
  )

/** The chosen columns of the members' table. The first one names the row if the username is not shown. */
export function gridColumnsOf(
  columns: readonly MemberField[] | undefined,
): readonly ListColumn<ListedMember>[] {
  const chosen = chosenColumns(columns)
  const hasName = chosen.some(({ field }) => looks[field]?.naming)
  return chosen.map(({ heading, field }, index) => {
    const column: ListColumn<ListedMember> = {
      sort: field,
      heading: headingOf(heading),
      cell: (user: ListedMember) => memberCell(field, user[field]),
      ...looks[field],
      ...(!hasName && index === 0 && { naming: true }),
    }
    return column.naming ? { ...column, cell: (user) => marked(user, column.cell(user)) } : column
  })
}
