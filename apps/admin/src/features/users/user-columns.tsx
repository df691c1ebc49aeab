import type { UserSort } from '@farandfew/domain/admin/users'
import { userCsvColumns } from '@farandfew/domain/constants'
import type { PublicUser } from '@farandfew/domain/users'
import type { ReactNode } from 'react'
import type { GridColumn } from '../../shared/table/grid.types.ts'
import { Instant } from '../../shared/format/instant.tsx'

type Heading = (typeof userCsvColumns)[number]

interface UserColumn {
  field: UserSort
  /** CSS pixels. */
  width: number
  naming?: boolean
  /** What is shown where it is not the value itself. */
  show?: (user: PublicUser) => ReactNode
}

const columns: Record<Heading, UserColumn> = {
  ID: { field: 'id', width: 84 },
  Username: { field: 'username', width: 176, naming: true },
  'First Name': { field: 'firstName', width: 140 },
  'Last Name': { field: 'lastName', width: 140 },
  Email: { field: 'email', width: 248 },
  Phone: { field: 'phone', width: 168 },
  'Age Group': { field: 'ageGroup', width: 120 },
  City: { field: 'city', width: 148 },
  Country: { field: 'country', width: 140 },
  Instagram: { field: 'instagramHandle', width: 168 },
  LinkedIn: { field: 'linkedinHandle', width: 168 },
  'Created At': {
    field: 'createdAt',
    width: 212,
    show: ({ createdAt }) => <Instant value={createdAt} />,
  },
}

/** What the CSV holds of a member, in its order; nothing where nothing was given. */
export const userValues = (user: PublicUser): (string | number | null)[] =>
  userCsvColumns.map((heading) => user[columns[heading].field])

/** The columns of the CSV, in their order. */
export const userColumns: readonly GridColumn<PublicUser, UserSort>[] = userCsvColumns.map(
  (heading) => {
    const { field, width, naming = false, show } = columns[heading]
    return { id: field, heading, width, naming, cell: show ?? ((user) => user[field]) }
  },
)
