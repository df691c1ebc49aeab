/** The groups of departures: who belongs to them, their conversation, their plans and their rooms. */
export const groups = String.raw`
-- The members with a confirmed booking, and the host. No group has deactivated members.
create view group_members as
  select departure_id, user_id, bool_or(is_host) as is_host
  from (
    select trip_schedule_id as departure_id, user_id, false as is_host
    from bookings where status = 'confirmed' and user_id is not null
    union all
    select s.id, h.user_id, true
    from trip_schedules s join hosts h on h.id = s.host_id
    where h.user_id is not null
  ) belongs
  where not exists (
    select from users u where u.id = belongs.user_id and u.deactivated_at is not null
  )
  group by departure_id, user_id;

-- A withdrawn summary is null. Whom it counted stays, so that no one's answers are read twice for a departure.
create table group_summaries (
  departure_id integer primary key references trip_schedules on delete cascade,
  summary jsonb,
  published_at timestamptz not null default now(),
  counted_size integer not null check (counted_size > 0)
);

create table group_summary_members (
  departure_id integer references group_summaries (departure_id) on delete cascade,
  user_id integer references users on delete cascade,
  primary key (departure_id, user_id)
);
create index group_summary_members_user on group_summary_members (user_id);

-- A message that ended keeps its row without text, so that replies keep their place.
create table group_messages (
  id integer generated always as identity primary key,
  departure_id integer not null references trip_schedules on delete cascade,
  user_id integer references users on delete set null,
  text text not null check (char_length(text) <= 2000),
  reply_to integer,
  posted_at timestamptz not null default now(),
  edited_at timestamptz,
  ended_by text collate "C" check (ended_by in ('author', 'host', 'club', 'account')),
  ended_at timestamptz,
  pinned_at timestamptz,
  request_key text collate "C" check (char_length(request_key) <= 100),
  constraint group_messages_of_departure unique (departure_id, id),
  constraint group_messages_reply foreign key (departure_id, reply_to) references group_messages (departure_id, id),
  constraint group_messages_ended
    check ((ended_by is null) = (ended_at is null) and (ended_by is null or text = '' and pinned_at is null))
);
create index group_messages_user on group_messages (user_id);
create index group_messages_pinned on group_messages (departure_id, pinned_at) where pinned_at is not null;

create table message_reactions (
  message_id integer references group_messages on delete cascade,
  user_id integer references users on delete cascade,
  reaction text collate "C" check (char_length(reaction) between 1 and 20),
  created_at timestamptz not null default now(),
  primary key (message_id, user_id, reaction)
);
create index message_reactions_user on message_reactions (user_id);

create table message_pictures (
  key text collate "C" primary key check (key ~ '^[A-Za-z0-9_-]{22}$'),
  departure_id integer not null references trip_schedules on delete cascade,
  user_id integer not null references users on delete cascade,
  message_id integer references group_messages on delete cascade,
  position smallint not null default 0,
  description text not null default '' check (char_length(description) <= 300),
  width integer not null check (width between 1 and 1600),
  height integer not null check (height between 1 and 1600),
  content bytea not null check (octet_length(content) between 1 and 5242880),
  created_at timestamptz not null default now()
);
alter table message_pictures alter content set storage external;
create index message_pictures_message on message_pictures (message_id);
create index message_pictures_user on message_pictures (user_id);
create index message_pictures_unused on message_pictures (created_at) where message_id is null;

create table group_read_positions (
  departure_id integer references trip_schedules on delete cascade,
  user_id integer references users on delete cascade,
  message_id integer not null references group_messages on delete cascade,
  updated_at timestamptz not null default now(),
  primary key (departure_id, user_id)
);
create index group_read_positions_user on group_read_positions (user_id);

-- Ids are given while the conversation is locked until the commit, so that the events of a departure become visible in
-- the order of their ids (docs/decisions/0018-conversation.md). user_id is who has read, or the only member for whom a
-- reset is.
create table group_events (
  id bigint generated always as identity primary key,
  departure_id integer not null references trip_schedules on delete cascade,
  kind text collate "C" not null check (kind in ('posted', 'changed', 'read', 'planned', 'reset')),
  message_id integer references group_messages on delete cascade,
  user_id integer references users on delete cascade,
  created_at timestamptz not null default now()
);
create index group_events_departure on group_events (departure_id, id);
create index group_events_user on group_events (user_id) where user_id is not null;

-- A transaction that holds the last of these locks waits for no row that the foreign keys of a conversation lock.
create function lock_conversation(departure integer, member integer) returns void
  language plpgsql as $$
  begin
    perform from users where id = member for key share;
    perform from trip_schedules where id = departure for key share;
    perform pg_advisory_xact_lock(7022, departure);
  end $$;

create function append_group_event(departure integer, kind text, message integer, member integer) returns void
  language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(7022, departure);
    insert into group_events (departure_id, kind, message_id, user_id)
    values (departure, kind, message, member);
    perform pg_notify('group_events', departure::text);
  end $$;

-- A block, and its end, change what each of the two sees of the other in every group that they share.
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
  end $$;

create trigger connections_blocked_insert after insert on connections
  for each row when (new.status = 'blocked') execute function reset_blocked_pair();

create trigger connections_blocked_update after update on connections
  for each row when ((old.status = 'blocked') <> (new.status = 'blocked')) execute function reset_blocked_pair();

create trigger connections_blocked_delete after delete on connections
  for each row when (old.status = 'blocked') execute function reset_blocked_pair();

-- Deletes what a member wrote together with the account. Foreign keys delete reactions, pictures and positions.
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
  end $$;

create trigger users_erase_conversations before delete on users
  for each row execute function erase_conversations();

create table group_arrivals (
  departure_id integer references trip_schedules on delete cascade,
  user_id integer references users on delete cascade,
  arrives_on date not null,
  arrives_at text not null check (arrives_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  flight text check (char_length(flight) between 1 and 10),
  place text not null check (char_length(place) between 1 and 100),
  updated_at timestamptz not null default now(),
  primary key (departure_id, user_id)
);
create index group_arrivals_user on group_arrivals (user_id);

create table group_checklist_items (
  id integer generated always as identity primary key,
  departure_id integer not null references trip_schedules on delete cascade,
  label text not null check (char_length(label) between 1 and 120),
    -- Who wrote the label as it is now. Nothing that a member wrote outlives the account.
  written_by integer not null references users on delete cascade,
  taken_by integer references users on delete set null,
  done_by integer references users on delete set null,
  done_at timestamptz,
  created_at timestamptz not null default now()
);
create index group_checklist_items_departure on group_checklist_items (departure_id, id);
create index group_checklist_items_written_by on group_checklist_items (written_by);
create index group_checklist_items_taken_by on group_checklist_items (taken_by);
create index group_checklist_items_done_by on group_checklist_items (done_by);

-- The club's items are in the domain. A row is a member's own tick, which the others do not see.
create table group_checklist_ticks (
  departure_id integer references trip_schedules on delete cascade,
  user_id integer references users on delete cascade,
  item text check (char_length(item) between 1 and 40),
  ticked_at timestamptz not null default now(),
  primary key (departure_id, user_id, item)
);
create index group_checklist_ticks_user on group_checklist_ticks (user_id);

-- Who wants a mail once a day about what is new in a group.
create table group_digests (
  departure_id integer references trip_schedules on delete cascade,
  user_id integer references users on delete cascade,
  checked_on date not null,
  message_id integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (departure_id, user_id)
);
create index group_digests_user on group_digests (user_id);
create index group_digests_checked on group_digests (checked_on);

-- Two members get at most one room together, a member has at most one that is proposed or fixed, and a fixed one has
-- two yes.
create table room_wishes (
  departure_id integer references trip_schedules,
  user_id integer references users on delete cascade,
  wants_quiet boolean not null,
  is_early_riser boolean not null,
  snores boolean not null,
  minds_snoring boolean not null,
  same_gender_only boolean not null,
  own_room text check (own_room in ('offered', 'waiting', 'taken')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (departure_id, user_id)
);
create index room_wishes_user on room_wishes (user_id);

-- Vetoes follow the wishes of a member to another account.
create table room_vetoes (
  departure_id integer,
  user_id integer,
  vetoed_user_id integer references users on delete cascade,
  primary key (departure_id, user_id, vetoed_user_id),
  foreign key (departure_id, user_id) references room_wishes (departure_id, user_id)
    on update cascade on delete cascade,
  check (user_id <> vetoed_user_id)
);
create index room_vetoes_vetoed on room_vetoes (vetoed_user_id);
create index room_vetoes_user on room_vetoes (user_id);

create table rooms (
  id integer generated by default as identity primary key,
  departure_id integer not null references trip_schedules,
  round integer not null,
  first_user_id integer references users on delete set null,
  second_user_id integer references users on delete set null,
  first_answer boolean,
  second_answer boolean,
  state text not null default 'proposed' check (state in ('proposed', 'fixed', 'ended')),
  ended_from text check (ended_from in ('proposed', 'fixed')),
  answer_by date not null,
  reminded_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (departure_id, first_user_id, second_user_id),
  check (first_user_id < second_user_id),
  check (state <> 'fixed' or first_answer is true and second_answer is true),
  check ((state = 'ended') = (ended_from is not null))
);
create index rooms_first_user on rooms (first_user_id);
create index rooms_second_user on rooms (second_user_id);
create index rooms_live on rooms (departure_id) where state <> 'ended';

create table room_members (
  departure_id integer references trip_schedules,
  user_id integer references users on delete cascade,
  room_id integer not null references rooms on delete cascade,
  primary key (departure_id, user_id)
);
create index room_members_user on room_members (user_id);
create index room_members_room on room_members (room_id);
`
