import { sql } from 'kysely'
import { connectDatabase } from '../../../src/platform/db/connect.ts'

// Opens the embedded database of a folder, writes a row, prints 'written', and closes when its standard input ends.
const connection = await connectDatabase({
  databaseUrl: undefined,
  databasePoolSize: 1,
  dataDir: process.argv[2] as string,
})
await sql`create table if not exists notes (text text)`.execute(connection.db)
await sql`insert into notes values ('written')`.execute(connection.db)
process.stdout.write('written\n')
process.stdin.resume()
await new Promise((resolve) => process.stdin.once('end', resolve))
await connection.close()
process.exit(0)
