import { createHash } from 'node:crypto'

/** What a table stores of a session id or a link's token. The secret cannot be derived from it. */
export const secretHash = (secret: string) =>
  createHash('sha256').update(secret).digest('base64url')
