import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { connectDatabase } from '../../src/db/connect.ts'
import { startProgram } from '../support/index.ts'

let root: string
let dataDir: string

const connect = () => connectDatabase({ databaseUrl: undefined, databasePoolSize: 1, dataDir })

// Creating an empty database takes seconds; copying one is fast.
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'club-data-'))
  dataDir = join(root, 'empty')
  await (await connect()).close()
})
afterAll(() => rm(root, { recursive: true, force: true }))

beforeEach(async () => {
  dataDir = await mkdtemp(join(root, 'data-'))
  await cp(join(root, 'empty'), dataDir, { recursive: true })
})

async function countNotes(): Promise<number> {
  const connection = await connect()
  try {
    const { rows } = await sql<{ count: number }>`select count(*) from notes`.execute(connection.db)
    return rows[0]?.count ?? 0
  } finally {
    await connection.close()
  }
}

const startHolder = () => startProgram('tests/support/programs/hold-database.ts', [dataDir])

test('keeps what was written after closing and reopening', async () => {
  const holder = startHolder()
  expect(await holder.nextLine()).toBe('written')
  holder.endInput()
  expect(await holder.exited).toBe(0)
  expect(await countNotes()).toBe(1)
})

test('keeps what was written after the process was killed', async () => {
  const holder = startHolder()
  expect(await holder.nextLine()).toBe('written')
  holder.kill('SIGKILL')
  await holder.exited
  expect(await countNotes()).toBe(1)
})

test('rejects a second process while one uses the folder', async () => {
  const connection = await connect()
  const other = startHolder()
  expect(await other.nextLine()).toBeUndefined()
  expect(await other.exited).toBe(1)
  expect(other.errors()).toContain(`Process ${process.pid} is using the data folder`)
  await connection.close()
})

test('closing waits for running transactions', async () => {
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

test('a first start that is killed while it creates the database does not break the next', async () => {
  await rm(join(dataDir, 'postgres'), { recursive: true })
  const holder = startHolder()
  while (!existsSync(join(dataDir, 'postgres.part', 'PG_VERSION'))) {
    await new Promise((again) => setTimeout(again, 5))
  }
  holder.kill('SIGKILL')
  await holder.exited
  await (await connect()).close()
  expect((await readdir(dataDir)).sort()).toEqual(['postgres'])
})

test('only the owner can read the created folder', async () => {
  const made = join(root, 'empty')
  for (const folder of [made, join(made, 'postgres')]) {
    expect((await stat(folder)).mode & 0o077).toBe(0)
  }
})

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
