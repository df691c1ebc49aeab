import { Signer } from '@fastify/cookie'
import type { Db } from '../../src/platform/db/connect.ts'
import { secretHash } from '../../src/platform/secrets/secret-hash.ts'
import { someHash } from '../support/rows.ts'
import { sessionSecret } from './test-app.ts'

export interface SignedIn {
  readonly id: number
  readonly email: string
  /** The header that the member's browser sends. */
  readonly cookie: string
}

const dayMs = 24 * 60 * 60_000
const signer = new Signer(sessionSecret)
let members = 0

/** Inserts members who are signed in, without the cost of signing up. A site over plain http knows their cookies. */
export async function insertSignedIn(db: Db, count: number): Promise<SignedIn[]> {
  const names = Array.from({ length: count }, () => `booker-${(members += 1)}`)
  const users = await db
    .insertInto('users')
    .values(
      names.map((username) => ({
        username,
        passwordHash: someHash,
        email: `${username}@mail.example`,
        emailVerifiedAt: new Date(),
      })),
    )
    .returning(['id', 'username'])
    .execute()
  const now = new Date().toISOString()
  const expires = new Date(Date.now() + dayMs)
  const idOf = (username: string) => `session-of-${username}`
  await db
    .insertInto('sessions')
    .values(
      users.map(({ id, username }) => ({
        sid: secretHash(idOf(username)),
        userId: id,
        data: JSON.stringify({
          cookie: { expires: expires.toISOString(), originalMaxAge: dayMs, path: '/' },
          userId: id,
          signedInAt: now,
          lastSeenAt: now,
        }),
        expiresAt: expires,
      })),
    )
    .execute()
  return users.map(({ id, username }) => ({
    id,
    email: `${username}@mail.example`,
    cookie: `ff_member=${encodeURIComponent(signer.sign(idOf(username)))}`,
  }))
}
