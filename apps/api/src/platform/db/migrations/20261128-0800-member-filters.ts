import { type Kysely, sql } from 'kysely'

/**
 * Finds members among a million: an index of the searched text's grams, and indexes for the filters of the members' table.
 *
 * A gram is three bytes in a row as one integer. Own grams instead of the extension pg_trgm, which drops the letters of
 * other alphabets in a database with locale C, and punctuation everywhere. Each byte is also an element by itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The cost keeps the planner from calling it for every row; it takes about 30 microseconds.
  await sql`
    create function text_grams(content bytea) returns integer[]
    language sql immutable strict parallel safe cost 10000
    return array(
      select get_byte(content, at) * 65536 + get_byte(content, at + 1) * 256 + get_byte(content, at + 2)
      from generate_series(0, length(content) - 3) at
      union all
      select distinct get_byte(content, at) from generate_series(0, length(content) - 1) at
    )
  `.execute(db)
  await sql`
    create function search_bytes(searched text) returns bytea
    language sql immutable strict parallel safe
    return convert_to(fold_text(searched), 'UTF8')
  `.execute(db)
  // All of these are in each text that contains the bytes; null for two bytes.
  await sql`
    create function search_grams(searched bytea) returns integer[]
    language sql immutable strict parallel safe
    return case
      when length(searched) >= 3 then array(
        select get_byte(searched, at) * 65536 + get_byte(searched, at + 1) * 256 + get_byte(searched, at + 2)
        from generate_series(0, length(searched) - 3) at
      )
      when length(searched) = 1 then array[get_byte(searched, 0)]
    end
  `.execute(db)
  // One of these is in each text that contains the two bytes; null for any other number of bytes.
  await sql`
    create function pair_grams(searched bytea) returns integer[]
    language sql immutable strict parallel safe
    return case when length(searched) = 2 then array(
      select get_byte(searched, 0) * 65536 + get_byte(searched, 1) * 256 + next
      from generate_series(0, 255) next
    ) end
  `.execute(db)
  // A line break at the end, so that each two bytes begin a gram. Without a list of pending entries, which each search
  // would have to read.
  await sql`
    create index user_search_grams on user_search
    using gin (text_grams(content || '\\x0a'::bytea)) with (fastupdate = off)
  `.execute(db)
  await sql`
    create index users_quiz on users using gin (quiz_data jsonb_path_ops)
    where quiz_data is not null
  `.execute(db)
  for (const proof of ['email', 'phone']) {
    const column = sql.ref(`${proof}_verified_at`)
    await sql`
      create index ${sql.ref(`users_${proof}_verified`)} on users (id) where ${column} is not null
    `.execute(db)
    await sql`
      create index ${sql.ref(`users_${proof}_unverified`)} on users (id) where ${column} is null
    `.execute(db)
  }
  await sql`
    create index trip_invite_requests_departure on trip_invite_requests (schedule_id)
    where schedule_id is not null
  `.execute(db)
  await sql`analyze user_search`.execute(db)
  await sql`analyze users`.execute(db)
}
