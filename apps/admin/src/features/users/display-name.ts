import type { PublicUser } from '@farandfew/domain/users'

/** First and last name where there is one, else the username. */
export const displayName = ({ firstName, lastName, username }: PublicUser) =>
  [firstName, lastName].filter(Boolean).join(' ') || username
