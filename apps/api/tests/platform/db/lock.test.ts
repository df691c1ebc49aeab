import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  claimOn,
  DataFolderBusyError,
  lockDataFolder,
  takeOver,
} from '../../../src/platform/db/lock.ts'
import { programsFolder, type RunningProgram, startProgram } from '../../support/index.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'club-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const lockFile = () => join(folder, 'lock')

/** The id of a process that has just exited. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(child, 'close')
  return child.pid as number
}

test('the lock file names its process and is deleted on release', async () => {
  const lock = await lockDataFolder(folder)
  expect(JSON.parse(await readFile(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid })
  await lock.release()
  expect(await readdir(folder)).toEqual([])
  await lock.release()
})

test('a second lock is rejected with a sentence, even in the same process', async () => {
  const lock = await lockDataFolder(folder)
  await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderBusyError)
  await expect(lockDataFolder(folder)).rejects.toThrow(
    `Process ${process.pid} is using the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
  )
  expect(await readdir(folder)).toEqual(['lock'])
  await lock.release()
  await (await lockDataFolder(folder)).release()
})

test('one of many concurrent calls in one process gets the lock', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataFolder(folder)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await readdir(folder)).toEqual(['lock'])
})

test('a running process keeps the lock, a killed one does not', async () => {
  const other = startProgram(join(programsFolder, 'hold-lock.mjs'), [folder])
  await other.nextLine()
  other.kill('SIGUSR2')
  expect(await other.nextLine()).toBe('mine')
  await expect(lockDataFolder(folder)).rejects.toThrow(`Process ${other.pid}`)
  other.kill('SIGKILL')
  await other.exited
  await (await lockDataFolder(folder)).release()
})

test.each([
  ['an empty file', ''],
  ['half a line', '{"pid": 1'],
  ['no process at all', '{"pid": 0}'],
])('%s does not hold the lock', async (_, content) => {
  await writeFile(lockFile(), content)
  await (await lockDataFolder(folder)).release()
})

test('the lock of an earlier process with the same id does not count', async () => {
  const earlier = { token: 'x', started: 'another boot/1' }
  for (const pid of [process.pid, process.ppid]) {
    await writeFile(lockFile(), JSON.stringify({ ...earlier, pid }))
    await (await lockDataFolder(folder)).release()
  }
})

test('recovers from a takeover whose process was killed halfway', async () => {
  const pid = await deadPid()
  const stale = JSON.stringify({ pid, token: 'x' })
  await writeFile(lockFile(), stale)
  await writeFile(claimOn(lockFile(), stale), JSON.stringify({ pid, token: 'y' }))
  await (await lockDataFolder(folder)).release()
  expect(await readdir(folder)).toEqual([])
})

describe('a takeover, step by step', () => {
  const stale = JSON.stringify({ pid: 1, token: 'stale' })
  const own = () => join(folder, 'own')
  beforeEach(async () => {
    await writeFile(own(), 'mine')
  })

  test('replaces the lock that it found', async () => {
    await writeFile(lockFile(), stale)
    expect(await takeOver(lockFile(), stale, own())).toBe(true)
    expect(await readFile(lockFile(), 'utf8')).toBe('mine')
  })

  test('does not replace a lock that has changed since', async () => {
    await writeFile(lockFile(), 'theirs')
    expect(await takeOver(lockFile(), stale, own())).toBe(false)
    expect(await readFile(lockFile(), 'utf8')).toBe('theirs')
  })

  test('does not replace a lock that a running process is taking over', async () => {
    await writeFile(lockFile(), stale)
    await writeFile(claimOn(lockFile(), stale), JSON.stringify({ pid: process.ppid, token: 'x' }))
    expect(await takeOver(lockFile(), stale, own())).toBe(false)
    expect(await readFile(lockFile(), 'utf8')).toBe(stale)
  })
})

test('exactly one of many processes takes over the lock of a dead process', async () => {
  const others: RunningProgram[] = Array.from({ length: 6 }, () =>
    startProgram(join(programsFolder, 'hold-lock.mjs'), [folder]),
  )
  try {
    await Promise.all(others.map((other) => other.nextLine()))
    await writeFile(lockFile(), JSON.stringify({ pid: await deadPid(), token: 'x' }))
    for (const other of others) other.kill('SIGUSR2')
    const answers = await Promise.all(others.map((other) => other.nextLine()))
    expect(answers.sort()).toEqual(['busy', 'busy', 'busy', 'busy', 'busy', 'mine'])
  } finally {
    for (const other of others) other.endInput()
    await Promise.all(others.map((other) => other.exited))
  }
  expect(await readdir(folder)).toEqual([])
})
