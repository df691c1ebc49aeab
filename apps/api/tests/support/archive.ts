import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { createDb } from '../../src/platform/db/connect.ts'
import { createEmbeddedDialect } from '../../src/platform/db/embedded-dialect.ts'
import { openPGlite } from '../../src/platform/db/embedded.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { archiveNames, cacheFolder } from './test-run.ts'

const workspace = resolve(__dirname, '../../../..')
const migrations = resolve(__dirname, '../../src/platform/db/migrations')
const pglitePackage = join(workspace, 'node_modules/@electric-sql/pglite/package.json')

/** Identifies what the archives are made from: the migrations and the version of PGlite. */
async function fingerprint(): Promise<string> {
  const names = (await readdir(migrations, { recursive: true })).filter((name) =>
    name.endsWith('.ts'),
  )
  const files = names.sort().map((name) => join(migrations, name))
  const hash = createHash('sha256')
  for (const file of [...files, pglitePackage]) hash.update(file).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

const dump = async (pglite: PGlite): Promise<Buffer> =>
  Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer())

/** Writes the archives of an embedded database that is empty, and of one after its migrations. */
async function writeArchives(folder: string): Promise<void> {
  const pglite = await openPGlite({})
  const db = createDb(createEmbeddedDialect(pglite))
  try {
    await writeFile(join(folder, archiveNames.empty), await dump(pglite))
    await migrate(db)
    await writeFile(join(folder, archiveNames.migrated), await dump(pglite))
  } finally {
    await db.destroy()
    await pglite.close()
  }
}

/**
 * The path of a folder with archives of embedded databases, which open in a fraction of the time that creating them
 * takes. It is kept between runs until a migration changes.
 */
export async function prepareArchives(): Promise<string> {
  const path = join(cacheFolder, `embedded-${await fingerprint()}`)
  if (existsSync(path)) return path
  await mkdir(cacheFolder, { recursive: true })
  for (const old of await readdir(cacheFolder)) {
    if (old.startsWith('embedded-')) await rm(join(cacheFolder, old), { recursive: true })
  }
  const draft = await mkdtemp(join(cacheFolder, 'draft-'))
  await writeArchives(draft)
  await rename(draft, path)
  return path
}
