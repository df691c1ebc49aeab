import { type Kysely, sql } from 'kysely'

/** The pictures of a reported message, as they were when it was reported. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_report_pictures (
      report_id integer not null references member_reports (id) on delete cascade,
      position smallint not null,
      description text not null check (char_length(description) <= 300),
      content bytea not null check (octet_length(content) between 1 and 5242880),
      primary key (report_id, position)
    )
  `.execute(db)
  // WebP is compressed already.
  await sql`alter table member_report_pictures alter column content set storage external`.execute(
    db,
  )
}
