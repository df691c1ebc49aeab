import { Client } from 'pg'
import { connectDatabase, type DatabaseConnection } from '../../src/platform/db/connect.ts'
import { migrateDatabase } from '../../src/platform/db/migrate.ts'
import { seed } from '../../src/seed/seed.ts'
import { addReset } from './reset.ts'

/** What a test database contains: nothing, the tables, or the tables with catalogue, schedule and quiz. */
export type Contents = 'nothing' | 'tables' | 'catalogue'

/** The database that a test database with these contents is copied from. */
export const templateOf = {
  nothing: 'template0',
  tables: 'club_tables',
  catalogue: 'club_catalogue',
} as const satisfies Record<Contents, string>

/** The URL of another database on the same server. */
export function urlOfDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Runs one statement as the server's owner. */
export async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Creates a database with the contents of another. */
export const copyDatabase = (serverUrl: string, template: string, name: string): Promise<void> =>
  runOnServer(serverUrl, `create database ${name} template ${template}`)

async function prepareTemplate(
  serverUrl: string,
  contents: 'tables' | 'catalogue',
  prepare: (connection: DatabaseConnection) => Promise<unknown>,
): Promise<void> {
  const connection = await connectDatabase({
    databaseUrl: urlOfDatabase(serverUrl, templateOf[contents]),
    databasePoolSize: 1,
    dataDir: '',
  })
  await prepare(connection)
  await connection.close()
}

/** Creates the two templates, once a run. */
export async function prepareTemplates(serverUrl: string): Promise<void> {
  await copyDatabase(serverUrl, templateOf.nothing, templateOf.tables)
  await prepareTemplate(serverUrl, 'tables', migrateDatabase)
  await copyDatabase(serverUrl, templateOf.tables, templateOf.catalogue)
  await prepareTemplate(serverUrl, 'catalogue', async ({ db }) => {
    await seed(db, { demo: false })
    await addReset(db)
  })
  await prepareTemplate(serverUrl, 'tables', ({ db }) => addReset(db))
}
