import type { AssigneeFilter } from '@farandfew/domain/annotations/admin-annotations.ts'
import { type RawBuilder, sql } from 'kysely'

/** A subject in SQL: its kind and its id. */
interface SubjectSql {
  kind: RawBuilder<unknown>
  id: RawBuilder<unknown>
}

/** The name of the operator who takes care of a subject; null if no one does. */
export const assigneeOf = ({ kind, id }: SubjectSql) => sql<string | null>`(
  select o.name from assignments a join operators o on o.id = a.operator_id
  where a.subject_kind = ${kind} and a.subject_id = ${id}
)`

/** The tags of a subject in alphabetical order. */
export const tagsOf = ({ kind, id }: SubjectSql) => sql<string[]>`(
  select coalesce(array_agg(t.tag order by fold_text(t.tag)), '{}') from tags t
  where t.subject_kind = ${kind} and t.subject_id = ${id}
)`

/** Whether a subject has a tag, regardless of case. */
export const hasTag = (tag: string, { kind, id }: SubjectSql) => sql<boolean>`
  ((${kind}, ${id}) in (
    select t.subject_kind, t.subject_id from tags t where fold_text(t.tag) = fold_text(${tag})
  ))
`

/** Whether a subject is assigned to the operator who asks, or to no one. Nothing is assigned to the club's password. */
export const isAssigned = (
  filter: AssigneeFilter,
  { kind, id }: SubjectSql,
  operatorId: number | null,
): RawBuilder<boolean> =>
  filter === 'none'
    ? sql`not exists (
        select from assignments a where a.subject_kind = ${kind} and a.subject_id = ${id}
      )`
    : sql`exists (
        select from assignments a
        where a.subject_kind = ${kind} and a.subject_id = ${id} and a.operator_id = ${operatorId}::int
      )`
