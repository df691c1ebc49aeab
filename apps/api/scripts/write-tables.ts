import { readFile, writeFile } from 'node:fs/promises'
import { createDb } from '../src/platform/db/connect.ts'
import { createEmbeddedDialect, QueueingDriver } from '../src/platform/db/embedded-dialect.ts'
import { openPGlite } from '../src/platform/db/embedded.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { describeTables } from './describe-tables.ts'

const file = (name: string) => new URL(`../src/platform/db/${name}`, import.meta.url)

const pglite = await openPGlite({})
const db = createDb(createEmbeddedDialect(pglite, new QueueingDriver(pglite)))
await migrate(db)
const [before, columnTypes] = await Promise.all(
  ['tables.ts', 'column-types.ts'].map((name) => readFile(file(name), 'utf8')),
)
const text = await describeTables(db.withoutPlugins() as never, {
  before: before ?? '',
  columnTypes: columnTypes ?? '',
})
await writeFile(file('tables.ts'), text)
await db.destroy()
await pglite.close()
