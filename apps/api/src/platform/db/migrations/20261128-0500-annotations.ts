import { type Kysely, sql } from 'kysely'

/** The tables that have notes, by the column with their id. */
const subjects = [
  ['user_id', 'users', 'member'],
  ['invite_request_id', 'trip_invite_requests', 'invite'],
  ['quick_request_id', 'quick_invite_requests', 'quick-invite'],
  ['inquiry_id', 'inquiries', 'inquiry'],
  ['booking_id', 'bookings', 'booking'],
] as const
/** No one takes a member on, only what waits of them. */
const assignable = subjects.slice(1)

/**
 * Notes, tags and assignments of operators. Each belongs to a subject by kind and id; a generated column for each kind has
 * the foreign key, so that nothing outlives its subject.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notes (
      id integer generated always as identity primary key,
      ${subjectColumns()},
      text text not null check (char_length(text) between 1 and 2000),
      author_id integer references operators (id) on delete set null,
      author text check (char_length(author) <= 100),
      created_at timestamptz not null default now(),
      edited_at timestamptz,
      version integer not null default 1
    )
  `.execute(db)
  await sql`create index notes_subject on notes (subject_kind, subject_id, id)`.execute(db)
  await sql`create index notes_author on notes (author_id)`.execute(db)
  await sql`
    create table tags (
      id integer generated always as identity primary key,
      ${subjectColumns()},
      tag text not null check (char_length(tag) between 1 and 40),
      created_at timestamptz not null default now()
    )
  `.execute(db)
  await sql`
    create unique index tags_subject on tags (subject_kind, subject_id, fold_text(tag))
  `.execute(db)
  await sql`create index tags_text on tags (fold_text(tag), subject_kind, subject_id)`.execute(db)
  await sql`
    create table assignments (
      ${subjectColumns(assignable)},
      operator_id integer not null references operators (id) on delete cascade,
      created_at timestamptz not null default now(),
      primary key (subject_kind, subject_id)
    )
  `.execute(db)
  await sql`
    create index assignments_operator on assignments (operator_id, subject_kind, subject_id)
  `.execute(db)
  await indexForeignKeys(db)
}

const subjectColumns = (of: readonly (readonly [string, string, string])[] = subjects) => sql`
  subject_kind text collate "C" not null
    check (subject_kind in (${sql.join(of.map(([, , kind]) => sql.lit(kind)))})),
  subject_id integer not null,
  ${sql.join(
    of.map(
      ([column, table, kind]) => sql`
        ${sql.ref(column)} integer
          generated always as (case when subject_kind = ${sql.lit(kind)} then subject_id end) stored
          references ${sql.table(table)} (id) on delete cascade
      `,
    ),
  )}
`

/** So that deleting a subject does not read every annotation. */
async function indexForeignKeys(db: Kysely<unknown>): Promise<void> {
  for (const table of ['notes', 'tags', 'assignments']) {
    for (const [column] of table === 'assignments' ? assignable : subjects) {
      await sql`
        create index ${sql.ref(`${table}_${column}`)} on ${sql.table(table)} (${sql.ref(column)})
          where ${sql.ref(column)} is not null
      `.execute(db)
    }
  }
}
