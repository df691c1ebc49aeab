import { type Kysely, sql } from 'kysely'

/** The columns whose change changes the text that the members' search reads. */
const searched = ['first_name', 'last_name', 'email', 'username', 'phone', 'city', 'country']

/** Counts what waits in the invite queues from indexes of only that, and finds members by the digits of their phone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['trip_invite_requests', 'quick_invite_requests']) {
    await sql`
      create index ${sql.ref(`${table}_pending`)} on ${sql.ref(table)} (id) where status = 'pending'
    `.execute(db)
  }
  await sql`
    create or replace function user_search_content(member users) returns bytea
    language sql immutable parallel safe
    return convert_to(
      concat_ws(
        chr(10),
        -- Next to each other as people write them, so that both names are found at once.
        fold_text(concat_ws(' ', member.first_name, member.last_name)),
        fold_text(member.email),
        case
          when position(fold_text(member.username) in fold_text(member.email)) > 0 then null
          else fold_text(member.username)
        end,
        fold_text(member.city),
        fold_text(member.country),
        regexp_replace(member.phone, '[^0-9]', '', 'g')
      ),
      'UTF8'
    )
  `.execute(db)
  await sql`drop trigger users_change_search on users`.execute(db)
  await sql`
    create trigger users_change_search after update of ${sql.raw(searched.join(', '))} on users
    for each row execute function change_user_search()
  `.execute(db)
  // Rewrites the table, because an update of every row would double its size.
  await sql`truncate user_search`.execute(db)
  await sql`
    insert into user_search (id, content) select users.id, user_search_content(users) from users
  `.execute(db)
}
