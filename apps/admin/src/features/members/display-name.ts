import type { PublicUser } from '@farandfew/domain/members/user.ts'

/** First and last name, or the username if there is neither. */
export const displayName = ({ firstName, lastName, username }: PublicUser) =>
  [firstName, lastName].filter(Boolean).join(' ') || username
