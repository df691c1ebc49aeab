import { quizQuestions } from '@farandfew/domain/traits/quiz-questions.ts'
import { monthTopic } from '@farandfew/domain/traits/traits.options.ts'
import { ageGroups } from '@farandfew/domain/members/users.options.ts'
import type { QuizData } from '@farandfew/domain/traits/quiz-data.ts'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { peoples, shares } from './member-names.ts'

/** Members per statement. */
const batchSize = 5000

/** A deterministic pseudo-random integer (MurmurHash3's finaliser). */
function scatter(index: number, salt: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

function pick<T>(list: readonly T[], index: number, salt: number): T {
  return list[scatter(index, salt) % list.length] as T
}

function peopleOf(index: number) {
  let left = scatter(index, 0) % 100
  const at = shares.findIndex((share) => (left -= share) < 0)
  return peoples[at] as (typeof peoples)[number]
}

const agesOrNone = [...ageGroups, null]
const firstDay = Date.UTC(2021, 0, 4)
/** The four years in which they joined, in seconds. */
const joinSpan = 4 * 365 * 86_400

/** What a third of them answered in the quiz: one option of each question, as the site stores it. */
function drawQuiz(index: number): QuizData | null {
  if (scatter(index, 10) % 3 !== 0) return null
  const asked = quizQuestions.filter(({ category }) => category !== monthTopic)
  const labels = asked.map(({ category, options }, at) => {
    const { label } = pick(options, index, 20 + at)
    return [category, category === 'interests' ? [label] : label]
  })
  return Object.fromEntries(labels) as QuizData
}

/** A generated member, the same on every run. Every twentieth has an empty profile. */
export function makeMember(index: number) {
  const people = peopleOf(index)
  const [firstName, first] = pick(people.firstNames, index, 1)
  const [lastName, last] = pick(people.lastNames, index, 2)
  const username = `${first}.${last}.${index + 1}`
  const hasEmptyProfile = scatter(index, 3) % 20 === 0
  const createdAt = new Date(firstDay + (scatter(index, 9) % joinSpan) * 1000).toISOString()
  return {
    username,
    // A reserved domain (RFC 2606).
    email: `${username}@members.example`,
    emailVerifiedAt: scatter(index, 11) % 10 < 7 ? createdAt : null,
    // No Indian mobile number starts with 5. No two members have the same: the factor and 1e9 share no divisor.
    phone: `+915${String(((index + 1) * 370_111_117) % 1e9).padStart(9, '0')}`,
    phoneVerifiedAt: scatter(index, 12) % 10 < 4 ? createdAt : null,
    firstName: hasEmptyProfile ? null : firstName,
    lastName: hasEmptyProfile ? null : lastName,
    ageGroup: hasEmptyProfile ? null : pick(agesOrNone, index, 5),
    city: hasEmptyProfile ? null : pick(people.cities, index, 6),
    country: hasEmptyProfile ? null : people.country,
    instagramHandle: scatter(index, 7) % 3 === 0 ? `@${first}_${last}_${index + 1}` : null,
    linkedinHandle: scatter(index, 8) % 4 === 0 ? `${first}-${last}-${index + 1}` : null,
    quizData: drawQuiz(index),
    createdAt,
  }
}

/** Inserts the missing members from number `from` up to `to`, and returns how many. */
async function addBatch(db: Db, from: number, to: number) {
  const members = Array.from({ length: to - from }, (_, offset) => makeMember(from + offset))
  const { numAffectedRows } = await sql`
    insert into users (username, password_hash, email, phone, first_name, last_name, age_group,
      city, country, instagram_handle, linkedin_handle, quiz_data, email_verified_at,
      phone_verified_at, created_at)
    select username, '$argon2', email, phone, "firstName", "lastName", "ageGroup",
      city, country, "instagramHandle", "linkedinHandle", "quizData", "emailVerifiedAt",
      "phoneVerifiedAt", "createdAt"
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as member (
      username text, email text, phone text, "firstName" text, "lastName" text, "ageGroup" text,
      city text, country text, "instagramHandle" text, "linkedinHandle" text,
      "quizData" jsonb, "emailVerifiedAt" timestamptz, "phoneVerifiedAt" timestamptz,
      "createdAt" timestamptz)
    where not exists (select from users where users.username = member.username collate "C")
    on conflict (username_key) do nothing
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Adds those of the first `count` generated members that are missing, and returns how many. None has a password. */
export async function addMembers(db: Db, count: number): Promise<number> {
  let added = 0
  // Collects the entries of the search's index, and sorts them into it together: one after the other takes many times as long.
  await sql`alter index user_search_grams set (fastupdate = on, gin_pending_list_limit = 65536)`.execute(
    db,
  )
  for (let from = 0; from < count; from += batchSize) {
    added += await addBatch(db, from, Math.min(from + batchSize, count))
  }
  await sql`alter index user_search_grams set (fastupdate = off)`.execute(db)
  await sql`alter index user_search_grams reset (gin_pending_list_limit)`.execute(db)
  // Autovacuum would do this later. Doing it now gives the planner current statistics, and empties the list of entries.
  if (added > 0) await sql`vacuum (analyze) users, user_search`.execute(db)
  return added
}
