import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createDb } from '../../src/db/connect.ts'
import { createEmbeddedDialect } from '../../src/db/embedded-dialect.ts'
import { openPGlite } from '../../src/db/embedded.ts'
import { migrate } from '../../src/db/migrate.ts'
import { cacheFolder } from './test-run.ts'

const workspace = resolve(__dirname, '../../../..')
const migrations = resolve(__dirname, '../../src/db/migrations')
const pglitePackage = join(workspace, 'node_modules/@electric-sql/pglite/package.json')

/** Identifies what the archive is made from: the migrations and the version of PGlite. */
async function fingerprint(): Promise<string> {
  const files = (await readdir(migrations)).sort().map((name) => join(migrations, name))
  const hash = createHash('sha256')
  for (const file of [...files, pglitePackage]) hash.update(file).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

async function dumpMigrated(): Promise<Buffer> {
  const pglite = await openPGlite({})
  const db = createDb(createEmbeddedDialect(pglite))
  try {
    await migrate(db)
    const archive = await pglite.dumpDataDir('none')
    return Buffer.from(await archive.arrayBuffer())
  } finally {
    await db.destroy()
    await pglite.close()
  }
}

/**
 * The path of an archive of a migrated embedded database, which loads in a fraction of the time that migrating takes.
 * It is kept between runs until a migration changes.
 */
export async function prepareArchive(): Promise<string> {
  const path = join(cacheFolder, `embedded-${await fingerprint()}.tar`)
  if (existsSync(path)) return path
  const content = await dumpMigrated()
  await mkdir(cacheFolder, { recursive: true })
  for (const old of await readdir(cacheFolder)) {
    if (/^embedded-\w+\.tar$/.test(old)) await rm(join(cacheFolder, old), { force: true })
  }
  const draft = join(cacheFolder, `.${randomUUID()}`)
  await writeFile(draft, content)
  await rename(draft, path)
  return path
}
