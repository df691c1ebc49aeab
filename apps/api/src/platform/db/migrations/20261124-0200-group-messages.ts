import { type Kysely, sql } from 'kysely'

/**
 * The conversation of a group: messages, reactions, pictures, how far members have read, and the events that readers
 * follow. A message that ended keeps its row without text, so that replies keep their place.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMessages(db)
  await createEvents(db)
  await resetBlockedPairs(db)
  await eraseWithMember(db)
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table group_messages (
      id integer generated always as identity primary key,
      departure_id integer not null references trip_schedules (id) on delete cascade,
      user_id integer references users (id) on delete set null,
      text text not null check (char_length(text) <= 2000),
      reply_to integer,
      posted_at timestamptz not null default now(),
      edited_at timestamptz,
      ended_by text collate "C" check (ended_by in ('author', 'host', 'club', 'account')),
      ended_at timestamptz,
      pinned_at timestamptz,
      request_key text collate "C" check (char_length(request_key) <= 100),
      constraint group_messages_of_departure unique (departure_id, id),
      constraint group_messages_reply foreign key (departure_id, reply_to)
        references group_messages (departure_id, id),
      constraint group_messages_ended check (
        (ended_by is null) = (ended_at is null)
        and (ended_by is null or (text = '' and pinned_at is null))
      )
    )
  `.execute(db)
  await sql`create index group_messages_user on group_messages (user_id)`.execute(db)
  await sql`
    create index group_messages_pinned on group_messages (departure_id, pinned_at)
    where pinned_at is not null
  `.execute(db)
  await sql`
    create table message_reactions (
      message_id integer not null references group_messages (id) on delete cascade,
      user_id integer not null references users (id) on delete cascade,
      reaction text collate "C" not null check (char_length(reaction) between 1 and 20),
      created_at timestamptz not null default now(),
      primary key (message_id, user_id, reaction)
    )
  `.execute(db)
  await sql`create index message_reactions_user on message_reactions (user_id)`.execute(db)
  await sql`
    create table message_pictures (
      key text collate "C" primary key check (key ~ '^[A-Za-z0-9_-]{22}$'),
      departure_id integer not null references trip_schedules (id) on delete cascade,
      user_id integer not null references users (id) on delete cascade,
      message_id integer references group_messages (id) on delete cascade,
      position smallint not null default 0,
      description text not null default '' check (char_length(description) <= 300),
      width integer not null check (width between 1 and 1600),
      height integer not null check (height between 1 and 1600),
      content bytea not null check (octet_length(content) between 1 and 5242880),
      created_at timestamptz not null default now()
    )
  `.execute(db)
  // WebP is compressed already.
  await sql`alter table message_pictures alter column content set storage external`.execute(db)
  await sql`create index message_pictures_message on message_pictures (message_id)`.execute(db)
  await sql`create index message_pictures_user on message_pictures (user_id)`.execute(db)
  await sql`
    create index message_pictures_unused on message_pictures (created_at) where message_id is null
  `.execute(db)
  await sql`
    create table group_read_positions (
      departure_id integer not null references trip_schedules (id) on delete cascade,
      user_id integer not null references users (id) on delete cascade,
      message_id integer not null references group_messages (id) on delete cascade,
      updated_at timestamptz not null default now(),
      primary key (departure_id, user_id)
    )
  `.execute(db)
  await sql`create index group_read_positions_user on group_read_positions (user_id)`.execute(db)
}

/**
 * Ids of events are given while the conversation is locked until the commit, so that the events of a departure become
 * visible in the order of their ids (docs/decisions/0018-conversation.md). `user_id` is who has read, or the only member
 * for whom a reset is.
 */
async function createEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table group_events (
      id bigint generated always as identity primary key,
      departure_id integer not null references trip_schedules (id) on delete cascade,
      kind text collate "C" not null check (kind in ('posted', 'changed', 'read', 'reset')),
      message_id integer references group_messages (id) on delete cascade,
      user_id integer references users (id) on delete cascade,
      created_at timestamptz not null default now()
    )
  `.execute(db)
  await sql`create index group_events_departure on group_events (departure_id, id)`.execute(db)
  await sql`
    create index group_events_user on group_events (user_id) where user_id is not null
  `.execute(db)
  // A transaction that holds the last of these locks waits for no row that the foreign keys of a conversation lock.
  await sql`
    create function lock_conversation(departure integer, member integer) returns void
    language plpgsql as $$
    begin
      perform from users where id = member for key share;
      perform from trip_schedules where id = departure for key share;
      perform pg_advisory_xact_lock(7022, departure);
    end
    $$
  `.execute(db)
  await sql`
    create function append_group_event(departure integer, kind text, message integer, member integer)
    returns void language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(7022, departure);
      insert into group_events (departure_id, kind, message_id, user_id)
      values (departure, kind, message, member);
      perform pg_notify('group_events', departure::text);
    end
    $$
  `.execute(db)
}

/** A block, and its end, change what each of the two sees of the other in every group that they share. */
async function resetBlockedPairs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function reset_blocked_pair() returns trigger language plpgsql as $$
    declare
      pair record;
      departure integer;
    begin
      if tg_op = 'DELETE' then pair := old; else pair := new; end if;
      if (select count(*) from users where id in (pair.user_id, pair.connected_user_id)) < 2 then
        return null;
      end if;
      for departure in
        select a.departure_id from group_members a
        join group_members b on b.departure_id = a.departure_id
        where a.user_id = pair.user_id and b.user_id = pair.connected_user_id
        order by 1
      loop
        perform append_group_event(departure, 'reset', null, pair.user_id);
        perform append_group_event(departure, 'reset', null, pair.connected_user_id);
      end loop;
      return null;
    end
    $$
  `.execute(db)
  const when = {
    insert: `new.status = 'blocked'`,
    update: `(old.status = 'blocked') <> (new.status = 'blocked')`,
    delete: `old.status = 'blocked'`,
  }
  for (const [event, condition] of Object.entries(when)) {
    await sql`
      create trigger ${sql.ref(`connections_blocked_${event}`)} after ${sql.raw(event)} on connections
      for each row when (${sql.raw(condition)}) execute function reset_blocked_pair()
    `.execute(db)
  }
}

/** Deletes what a member wrote together with the account. Foreign keys delete reactions, pictures and positions. */
async function eraseWithMember(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function erase_conversations() returns trigger language plpgsql as $$
    declare
      departures integer[] := array(
        select departure_id from group_messages where user_id = old.id
        union
        select m.departure_id from message_reactions r
        join group_messages m on m.id = r.message_id where r.user_id = old.id
        union
        select departure_id from group_read_positions where user_id = old.id
        order by 1
      );
      departure integer;
    begin
      foreach departure in array departures loop
        perform append_group_event(departure, 'reset', null, null);
      end loop;
      update group_messages
      set text = '', pinned_at = null, edited_at = null,
        ended_by = coalesce(ended_by, 'account'), ended_at = coalesce(ended_at, now())
      where user_id = old.id;
      return old;
    end
    $$
  `.execute(db)
  await sql`
    create trigger users_erase_conversations before delete on users
    for each row execute function erase_conversations()
  `.execute(db)
}
