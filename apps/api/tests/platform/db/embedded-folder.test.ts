import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { connectDatabase } from '../../../src/platform/db/connect.ts'
import { createDataFolder, programsFolder, startProgram } from '../../support/index.ts'

let root: string
let dataDir: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'club-data-'))
  dataDir = join(root, 'data')
})
afterEach(() => rm(root, { recursive: true, force: true }))

const connect = () => connectDatabase({ databaseUrl: undefined, databasePoolSize: 1, dataDir })

async function countNotes(): Promise<number> {
  const connection = await connect()
  try {
    const { rows } = await sql<{ count: number }>`select count(*) from notes`.execute(connection.db)
    return rows[0]?.count ?? 0
  } finally {
    await connection.close()
  }
}

const startHolder = () => startProgram(join(programsFolder, 'hold-database.mjs'), [dataDir])

test('keeps what was written after closing and reopening, and rejects a second process while one uses the folder', async () => {
  await createDataFolder(dataDir)
  const holder = startHolder()
  expect(await holder.nextLine()).toBe('written')
  await expect(connect()).rejects.toThrow(`Process ${holder.pid} is using the data folder`)
  holder.endInput()
  expect(await holder.exited).toBe(0)
  expect(await countNotes()).toBe(1)
})

test('keeps what was written after the process was killed', async () => {
  await createDataFolder(dataDir)
  const holder = startHolder()
  expect(await holder.nextLine()).toBe('written')
  holder.kill('SIGKILL')
  await holder.exited
  expect(await countNotes()).toBe(1)
})

test('closing waits for running transactions', async () => {
  await createDataFolder(dataDir)
  const connection = await connect()
  await sql`create table notes (text text)`.execute(connection.db)
  const writing = connection.db.transaction().execute(async (trx) => {
    await sql`insert into notes values ('a')`.execute(trx)
    await new Promise((resolve) => setTimeout(resolve, 50))
    await sql`insert into notes values ('b')`.execute(trx)
  })
  await Promise.all([writing, connection.close()])
  expect(await countNotes()).toBe(2)
})

test('a first start that is killed while it creates the database does not break the next, which creates it for its owner only', async () => {
  const holder = startHolder()
  while (!existsSync(join(dataDir, 'postgres.part', 'PG_VERSION'))) {
    await new Promise((again) => setTimeout(again, 5))
  }
  holder.kill('SIGKILL')
  await holder.exited
  await (await connect()).close()
  expect(await readdir(dataDir)).toEqual(['postgres'])
  for (const folder of [dataDir, join(dataDir, 'postgres')]) {
    expect((await stat(folder)).mode & 0o077).toBe(0)
  }
})

it.each([
  ['without its version', 'PG_VERSION', (file: string) => rm(file)],
  ['with an empty control file', 'global/pg_control', (file: string) => writeFile(file, '')],
])(
  'explains that a database %s is damaged, and leaves it as it is',
  async (_what, name, damage) => {
    await createDataFolder(dataDir)
    const folder = join(dataDir, 'postgres')
    await damage(join(folder, name))
    const before = await readdir(folder)
    await expect(connect()).rejects.toThrow(
      `The database in ${folder} is damaged and cannot be opened. Replace the data folder by a copy, or delete it to start from scratch.`,
    )
    expect(await readdir(folder)).toEqual(before)
  },
)

it.each([
  ['', 'is a file'],
  ['/below', 'is inside a file'],
])('explains that the data folder cannot be used: a file%s', async (below, fault) => {
  const file = join(root, 'notes.txt')
  await writeFile(file, 'not a folder')
  dataDir = file + below
  await expect(connect()).rejects.toThrow(
    `DATA_DIR should be a folder for the data, but ${dataDir} ${fault}.`,
  )
})
