import { type Kysely, sql } from 'kysely'

/** Fills a variable with a value of a recipient; without one it stays as it is (`\&`). */
const fill = (subject: string, [name, value]: [string, string]) => `
  regexp_replace(
    ${subject},
    '\\{\\s*${name}\\s*(\\|[^{}\\n]*)?\\}',
    coalesce(replace(${value}, '\\', '\\\\'), '\\&'),
    'g'
  )
`

/** By name. Only an email to one person may name that person. */
const values = {
  club: `'Far & Few'`,
  trip: `r.facts ->> 'trip'`,
  'departure date': `to_char((r.facts ->> 'departureDate')::date, 'FMDD FMMonth YYYY')`,
  name: `case when m.audience_kind <> 'departure' and r.facts ->> 'proven' = 'true' then r.name end`,
  'first name': `case when m.audience_kind <> 'departure' and r.facts ->> 'proven' = 'true'
    then r.facts ->> 'firstName' end`,
}

/**
 * A mailing's subject as its recipients read it, for the search and the order of the lists; null if that is the subject as it
 * was written. Those that have started are filled here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mailings
      add column subject_as_read text check (char_length(subject_as_read) between 1 and 10000)
  `.execute(db)
  const filled = Object.entries(values).reduce(fill, 'm.subject')
  await sql`
    update mailings set subject_as_read = filled.subject
    from (
      select m.id, ${sql.raw(filled)} as subject
      from mailings m cross join lateral (
        select name, facts from mailing_recipients where mailing_id = m.id order by id limit 1
      ) r
      where m.subject like '%{%'
    ) filled
    where filled.id = mailings.id and filled.subject <> mailings.subject
  `.execute(db)
}
