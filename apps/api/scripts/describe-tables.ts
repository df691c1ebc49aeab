import { type Kysely, sql } from 'kysely'

interface Column {
  readonly table: string
  readonly isView: boolean
  readonly name: string
  readonly type: string
  /** Whether the database computes it, so that it cannot be written. */
  readonly isGenerated: boolean
  readonly isNullable: boolean
  readonly hasDefault: boolean
}

const listColumns = sql<Column>`
  select c.relname as "table", c.relkind = 'v' as "isView", a.attname as name,
    format_type(a.atttypid, null) as type,
    a.attgenerated <> '' or a.attidentity = 'a' as "isGenerated",
    not a.attnotnull and c.relkind <> 'v' and a.attidentity = '' as "isNullable",
    a.atthasdef or a.attidentity <> '' as "hasDefault"
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
    and c.relname not like 'kysely%' and a.attnum > 0 and not a.attisdropped
  order by c.relname collate "C", a.attnum
`

/** As connect.ts reads them: see value-types.ts. */
const types: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Uint8Array',
  date: 'string',
  'double precision': 'number',
  integer: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
  uuid: 'string',
}

const camelCase = (name: string) =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const interfaceOf = ({ table, isView }: Column) => {
  const name = camelCase(table)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${isView ? 'View' : 'Table'}`
}

function typeOf(column: Column, known: ReadonlySet<string>): string {
  const key = `${camelCase(column.table)}.${camelCase(column.name)}`
  const plain = types[column.type]
  if (plain === undefined) throw new Error(`${key} has the type ${column.type}, which has no row`)
  const type = known.has(key) ? `ColumnTypes['${key}']` : plain
  if (column.isGenerated) return `GeneratedAlways<${type}${column.isNullable ? ' | null' : ''}>`
  const isJson = plain === 'unknown'
  if (column.isNullable) return `${isJson ? 'OptionalJson' : 'Optional'}<${type}>`
  if (column.hasDefault) return `${isJson ? 'DefaultedJson' : 'Defaulted'}<${type}>`
  return isJson ? `Json<${type}>` : type
}

/** The comments of a written file, by the interface or `interface.column` that they precede. */
function commentsIn(text: string): Map<string, string> {
  const comments = new Map<string, string>()
  let table = ''
  const parts = text.matchAll(
    /((?:^ *\/\*\*(?:(?!\*\/)[^])*\*\/\n)?)^(?:export interface (\w+)| {2}(\w+):)/gm,
  )
  for (const [, comment = '', name, column] of parts) {
    if (name !== undefined) table = name
    if (comment !== '') comments.set(column === undefined ? table : `${table}.${column}`, comment)
  }
  return comments
}

const head = `// Written by \`npm run tables -w @farandfew/api\` from the migrated database. Comments are kept: write them here. Types that the
// database does not know are in column-types.ts.
import type { GeneratedAlways } from 'kysely'
import type {
  ColumnTypes,
  Defaulted,
  DefaultedJson,
  Json,
  Optional,
  OptionalJson,
} from './column-types.ts'
`

/**
 * The text of tables.ts for a migrated database.
 * @param before the text so far, whose comments are kept
 * @param columnTypes the text of column-types.ts
 */
export async function describeTables(
  db: Kysely<never>,
  { before, columnTypes }: { before: string; columnTypes: string },
): Promise<string> {
  const { rows } = await listColumns.execute(db)
  const comments = commentsIn(before)
  const known = new Set([...columnTypes.matchAll(/^ {2}'([\w.]+)':/gm)].map(([, key]) => key ?? ''))
  const tables = new Map<string, Column[]>()
  for (const row of rows) {
    tables.set(interfaceOf(row), [...(tables.get(interfaceOf(row)) ?? []), row])
  }
  const names = rows.map(({ table, name }) => `${camelCase(table)}.${camelCase(name)}`)
  const lost = [...known].filter((key) => !names.includes(key))
  if (lost.length > 0) throw new Error(`column-types.ts names missing columns: ${lost.join()}`)
  const database = [...tables].map(
    ([name, [column]]) => `  ${camelCase((column as Column).table)}: ${name}\n`,
  )
  const bodies = [...tables].map(([name, columns]) => {
    const lines = columns.map((column) => {
      const field = camelCase(column.name)
      return `${comments.get(`${name}.${field}`) ?? ''}  ${field}: ${typeOf(column, known)}\n`
    })
    return `\n${comments.get(name) ?? ''}export interface ${name} {\n${lines.join('')}}\n`
  })
  const all = `\n${comments.get('Database') ?? ''}export interface Database {\n${database.join('')}}\n`
  return `${head}${all}${bodies.join('')}`
}
