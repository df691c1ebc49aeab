import type { userCsvColumns } from '@farandfew/domain/constants'
import type { PublicUser } from '@farandfew/domain/users'
import type { ReactNode } from 'react'
import { Instant } from '../table/instant.tsx'

export type UserColumn = (typeof userCsvColumns)[number]

/** The column that names its row. */
export const namingColumn: UserColumn = 'Username'

/** What each column shows of a member; nothing where nothing was given. */
export const userCells: Record<UserColumn, (user: PublicUser) => ReactNode> = {
  ID: ({ id }) => id,
  Username: ({ username }) => username,
  'First Name': ({ firstName }) => firstName,
  'Last Name': ({ lastName }) => lastName,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  'Age Group': ({ ageGroup }) => ageGroup,
  City: ({ city }) => city,
  Country: ({ country }) => country,
  Instagram: ({ instagramHandle }) => instagramHandle,
  LinkedIn: ({ linkedinHandle }) => linkedinHandle,
  'Created At': ({ createdAt }) => <Instant value={createdAt} />,
}
