import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { post, startApi } from './apis.ts'
import { query } from './cluster.ts'
import { runScript, stop } from './programs.ts'

/** Tables with the number of their rows and a hash of their content. */
async function contentOf(port: number, database: string): Promise<string> {
  const tables = await query<{ name: string }>(
    port,
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
    database,
  )
  const lines: string[] = []
  for (const { name } of tables) {
    const [row] = await query<{ line: string }>(
      port,
      `select '${name} ' || count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as line
       from ${name} t`,
      database,
    )
    lines.push(row?.line ?? '')
  }
  return lines.join('\n')
}

/** Backs the database up and restores it under another name with the scripts of deploy/backup. */
export async function tryBackup(folder: string, port: number) {
  const backups = join(folder, 'backups')
  mkdirSync(backups)
  const env = { PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: 'postgres' }
  const written = runScript('deploy/backup/backup.sh', [], {
    ...env,
    PGDATABASE: 'club',
    BACKUP_DIR: backups,
  })
  if (written.code !== 0) throw new Error(`The backup failed: ${written.output}`)
  const refused = runScript('deploy/backup/restore.sh', [written.output], {
    ...env,
    PGDATABASE: 'club',
  })
  await query(port, 'create database restored owner club')
  const restored = runScript('deploy/backup/restore.sh', [written.output], {
    ...env,
    // As the account of the API, which owns the database.
    PGUSER: 'club',
    PGDATABASE: 'restored',
  })
  if (restored.code !== 0) throw new Error(`The restore failed: ${restored.output}`)
  const [before, after] = [await contentOf(port, 'club'), await contentOf(port, 'restored')]
  return {
    tables: before.split('\n').length,
    isSame: before === after,
    refusesFullDatabase: refused.code === 1 && refused.output.includes('is not empty'),
  }
}

/** Copies the data folder of the embedded database while the API is stopped, and starts the API on the copy. */
export async function tryFolderCopy(folder: string) {
  const first = await startApi(folder, 'embedded', {})
  const password = 'a long walk by the sea'
  const person = { username: 'copied', password, confirmPassword: password, firstName: 'Asha' }
  const email = 'copied@mail.example'
  const { status } = await post(first.origin, '/api/auth/register', { ...person, email })
  if (status !== 201) throw new Error(`/api/auth/register answered ${status}`)
  await stop(first.child, 'SIGTERM')
  cpSync(first.data, join(folder, 'copy'), { recursive: true, preserveTimestamps: true })
  const second = await startApi(folder, 'copy', {})
  const signIn = await post(second.origin, '/api/auth/login', { username: 'copied', password })
  await stop(second.child, 'SIGTERM')
  return signIn.status === 200
}
