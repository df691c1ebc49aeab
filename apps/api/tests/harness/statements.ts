import type { DatabaseConnection } from '../../src/platform/db/connect.ts'

/** A database that records the statements of queries, without their values. */
export function recordStatements<Database extends Pick<DatabaseConnection, 'db'>>(
  database: Database,
) {
  let statements: string[] = []
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push('sqlFragments' in node ? node.sqlFragments.join('?') : textOf(node))
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  /** The statements of some work, which must run alone. */
  const during = async (work: () => Promise<unknown>): Promise<string[]> => {
    statements = []
    await work()
    return statements
  }
  return { database: { ...database, db }, during }
}

/** A query without its values. */
const textOf = (node: object) =>
  JSON.stringify(node, (name, value: unknown) =>
    name === 'value' || name === 'values' ? '?' : value,
  )
