import { type Kysely, sql } from 'kysely'
import { canonicalPhone } from '@farandfew/domain/canonical/phone.ts'

/** The fields that members can be sorted by, in addition to id and registration date. */
const sorted = [
  'username',
  'first_name',
  'last_name',
  'email',
  'phone',
  'age_group',
  'city',
  'country',
  'instagram_handle',
  'linkedin_handle',
]

/** What `fold_text` drops: accents, marks without width, apostrophes and full stops. */
const dropped = [
  '\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0640',
  '\\u064b-\\u065f\\u0670\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe00-\\ufe0f\\ufe20-\\ufe2f',
  '\\u00ad\\u061c\\u115f\\u1160\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0',
  "''\\u0060\\u00b4\\u02b0-\\u02ff\\u2018-\\u201b\\u2032\\u2035.",
].join('')

/** What becomes a space. */
const separators =
  '\\u0009-\\u000d \\u1680\\u2028\\u2029,;()"\\u201c-\\u201f\\u00ab\\u00bb\\u058a\\u2010-\\u2015\\u2212-'

/**
 * Search, order and comparison of texts without accents, apostrophes and what separates words (`foldText` of libs/domain), and
 * stored phones in E.164.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of ['tags_subject', 'tags_text', 'user_search_grams']) {
    await sql`drop index ${sql.ref(index)}`.execute(db)
  }
  for (const column of sorted.slice(1)) {
    await sql`drop index ${sql.ref(`users_by_${column}`)}`.execute(db)
  }
  await sql`truncate user_search`.execute(db)
  await replaceFoldText(db)
  await canonicalisePhones(db)
  await rebuild(db)
}

/** Most texts are ASCII, for which a tenth of the work is enough. */
async function replaceFoldText(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function fold_text(value text) returns text
    language sql immutable strict parallel safe
    return case
      when octet_length(value) = char_length(value) then
        btrim(regexp_replace(translate(lower(value collate "C"), '''\`.', ''), '[\\u0009-\\u000d ,;()"-]+', ' ', 'g'))
      else
        btrim(regexp_replace(
          replace(replace(replace(replace(
            translate(
              regexp_replace(
                lower(normalize(value, nfkd) collate "und-x-icu") collate "C",
                '${sql.raw(`[${dropped}]`)}', '', 'g'
              ),
              'øłđðħŧŋıĸƒς', 'olddhtnikfσ'
            ),
            'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'),
          '${sql.raw(`[${separators}]+`)}', ' ', 'g'
        ))
    end
  `.execute(db)
}

/** Rows that are read and written at once. */
const batchSize = 5000

interface StoredPhone {
  id: number
  phone: string
}

/** Writes every stored phone in E.164. What is no phone number stays as it is. */
async function canonicalisePhones(db: Kysely<unknown>): Promise<void> {
  await canonicalise(db, { table: 'departure_hotels', column: 'phone', where: 'true' })
  await canonicalise(db, { table: 'outbox', column: 'recipient', where: "channel = 'sms'" })
  await canonicalise(db, {
    table: 'users',
    column: 'phone',
    where: 'phone_verified_at is null',
  })
  // The first of several accounts that verified one number in different spellings keeps it; the others stay as they are.
  await canonicalise(db, {
    table: 'users',
    column: 'phone',
    where: 'phone_verified_at is not null',
    unless: `exists (
      select from users other where other.phone_verified_at is not null and other.id <> users.id
        and regexp_replace(other.phone, '[^0-9]', '', 'g') = regexp_replace(canonical.phone, '[^0-9]', '', 'g')
    )`,
  })
}

interface Phones {
  table: string
  column: string
  where: string
  unless?: string
}

async function canonicalise(db: Kysely<unknown>, phones: Phones): Promise<void> {
  const { table, column, where, unless = 'false' } = phones
  const isVerified = unless !== 'false'
  for (let after = 0; ;) {
    const { rows } = await sql<StoredPhone>`
      select id, ${sql.ref(column)} as phone from ${sql.table(table)}
      where id > ${after} and ${sql.ref(column)} is not null and ${sql.raw(where)}
      order by id limit ${batchSize}
    `.execute(db)
    const changed = new Map<string, StoredPhone>()
    for (const { id, phone: typed } of rows) {
      // A code arrived at a verified number, also at one of another country that was typed without a plus.
      const phone =
        canonicalPhone(typed) ??
        (isVerified ? canonicalPhone(`+${typed.replace(/\D/g, '')}`) : undefined)
      const key = isVerified ? (phone ?? '') : String(id)
      if (phone !== undefined && phone !== typed && !changed.has(key))
        changed.set(key, { id, phone })
    }
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = canonical.phone
      from jsonb_to_recordset(${JSON.stringify([...changed.values()])}::jsonb) as canonical (id integer, phone text)
      where ${sql.table(table)}.id = canonical.id and not ${sql.raw(unless)}
    `.execute(db)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

async function rebuild(db: Kysely<unknown>): Promise<void> {
  for (const column of sorted) {
    await sql`
      create index ${sql.ref(`users_by_${column}`)}
      on users ((coalesce(fold_text(${sql.ref(column)}), '') collate "C"), id)
    `.execute(db)
  }
  await sql`
    insert into user_search (id, content) select users.id, user_search_content(users) from users
  `.execute(db)
  await sql`
    create index user_search_grams on user_search
    using gin (text_grams(content || '\\x0a'::bytea)) with (fastupdate = off)
  `.execute(db)
  // Two tags of one subject that are now the same: the older one stays.
  await sql`
    delete from tags using tags older
    where older.subject_kind = tags.subject_kind and older.subject_id = tags.subject_id
      and older.id < tags.id and fold_text(older.tag) = fold_text(tags.tag)
  `.execute(db)
  await sql`
    create unique index tags_subject on tags (subject_kind, subject_id, fold_text(tag))
  `.execute(db)
  await sql`create index tags_text on tags (fold_text(tag), subject_kind, subject_id)`.execute(db)
  await sql`analyze user_search`.execute(db)
  await sql`analyze users`.execute(db)
}
