/** Builds every URL of the console; nothing else writes one down. */
export const paths = {
  users: '/',
} as const
