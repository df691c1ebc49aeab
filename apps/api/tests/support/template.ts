import { Client } from 'pg'
import { connectDatabase } from '../../src/db/connect.ts'
import { migrateDatabase } from '../../src/db/migrate.ts'

/** The database that every test database is a copy of. */
export const templateName = 'club_template'

/** The same server, another database. */
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

/** Makes the migrated template, once a run. */
export async function prepareTemplate(serverUrl: string): Promise<void> {
  await runOnServer(serverUrl, `create database ${templateName}`)
  const connection = await connectDatabase({
    databaseUrl: urlOfDatabase(serverUrl, templateName),
    databasePoolSize: 1,
    dataDir: '',
  })
  await migrateDatabase(connection)
  await connection.close()
}
