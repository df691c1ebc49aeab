import type { Db } from '../platform/db/connect.ts'
import { usernameSkeleton } from '../platform/db/username-skeleton.ts'
import type { DemoIds } from './demo-members.ts'

/** Someone who asked the club to close the account for a while. */
const deactivated = { username: 'rhea', firstName: 'Rhea', lastName: 'Kapoor', city: 'Jaipur' }

/** A second account of a member, merged into the first. The club deletes it a day later, as every merged account. */
const merged = { username: 'leela.iyer', firstName: 'Leela', lastName: 'Iyer', city: 'Chennai' }
const mergedInto = 'leela'

/** Usernames of the demo that no one signs in with. */
export const endedUsernames = [deactivated.username, merged.username]

/** A deactivated and a merged account, so that the list of members has one of each. */
export async function insertEndedAccounts(
  trx: Db,
  { passwordHash, joinedAt, idOf }: { passwordHash: string; joinedAt: Date; idOf: DemoIds },
): Promise<void> {
  const rows = [deactivated, merged].map((member) => ({
    ...member,
    country: 'India',
    passwordHash,
    createdAt: joinedAt,
    deactivatedAt: new Date(),
    usernameSkeleton: usernameSkeleton(member.username),
  }))
  const added = await trx.insertInto('users').values(rows).returning(['id', 'username']).execute()
  const from = added.find(({ username }) => username === merged.username)!
  await trx
    .insertInto('accountMerges')
    .values({ intoUserId: idOf(mergedInto), fromUserId: from.id, undo: JSON.stringify([]) })
    .execute()
}
