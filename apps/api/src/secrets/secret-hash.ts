import { createHash } from 'node:crypto'

/** What a table stores of a session id, a link's token or a recovery code. The secret cannot be derived from it. */
export const secretHash = (secret: string) =>
  createHash('sha256').update(secret).digest('base64url')
