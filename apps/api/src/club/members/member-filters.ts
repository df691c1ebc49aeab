import {
  type AccountState,
  ageGroupsIn,
  type MemberFilterName,
  memberFilters,
  type MemberFilterValues,
  storedAnswer,
  type MemberField,
} from '@farandfew/domain/members/admin-members.ts'
import { type RawBuilder, sql } from 'kysely'
import { hasTag } from '../annotations/annotation-columns.ts'
import { keyOfText, textKey } from './user-order.ts'

type Condition = (value: string) => RawBuilder<boolean>

/** Whether a text column equals the text, regardless of case. Uses the index that also sorts by the column. */
const equals =
  (column: MemberField): Condition =>
  (value) =>
    sql`${textKey(column)} = ${keyOfText(value)}`

const isVerified =
  (column: 'emailVerifiedAt' | 'phoneVerifiedAt'): Condition =>
  (value) =>
    value === 'yes' ? sql`${sql.ref(column)} is not null` : sql`${sql.ref(column)} is null`

/** Whether an account of `users` was merged into another one. */
const isMerged = sql`exists (
  select from account_merges m where m.from_user_id = users.id and m.undone_at is null
)`

/** The AccountState of a row of `users`. */
export const accountState = sql`
  case when users.deactivated_at is null then 'active' when ${isMerged} then 'merged' else 'deactivated' end
`

const accountConditions: Readonly<Record<AccountState, RawBuilder<boolean>>> = {
  active: sql`users.deactivated_at is null`,
  deactivated: sql`(users.deactivated_at is not null and not ${isMerged})`,
  merged: sql`(users.deactivated_at is not null and ${isMerged})`,
}

/** The condition of each filter on a row of `users`. */
const conditions: Readonly<Record<MemberFilterName, Condition>> = {
  account: (state) => accountConditions[state as AccountState],
  // As it is stored, one of a fixed list: regardless of case, a page along an index would take twice as long.
  age: (range) => sql`age_group in (${sql.join(ageGroupsIn(range))})`,
  email: isVerified('emailVerifiedAt'),
  phone: isVerified('phoneVerifiedAt'),
  quiz: (answer) => {
    const { trait, texts } = storedAnswer(answer)
    const found = texts.map((text) => {
      const profile = JSON.stringify({ [trait]: trait === 'interests' ? [text] : text })
      return sql`quiz_data @> ${profile}::jsonb`
    })
    return sql`(quiz_data is not null and (${sql.join(found, sql` or `)}))`
  },
  country: equals('country'),
  city: equals('city'),
  tag: (tag) => hasTag(tag, { kind: sql`'member'`, id: sql`users.id` }),
  booked: (departureId) => sql`users.id in (
    select user_id from bookings
    where trip_schedule_id = ${Number(departureId)} and status = 'confirmed'
  )`,
  invited: (departureId) => sql`users.id in (
    select user_id from trip_invite_requests
    where schedule_id = ${Number(departureId)} and status = 'approved'
  )`,
}

/** The conditions of the filters that are set, on a row of `users`. */
export function filterConditions(filters: MemberFilterValues): RawBuilder<boolean>[] {
  return memberFilters.flatMap(({ name }) => {
    const value = filters[name]
    return value === undefined ? [] : [conditions[name](value)]
  })
}
