import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pictureMessages } from '@farandfew/domain/member-pictures/member-pictures.ts'
import { type ApiProgram, createProgramFolder, startApi } from '../../harness/api-program.ts'
import { fromPage } from '../../harness/members.ts'
import { insertSignedIn } from '../../harness/signed-in.ts'
import { adminPassword } from '../../harness/test-app.ts'
import { drawInterlaced, drawLarge, drawNoise } from '../../harness/test-pictures.ts'
import { createTestDatabase, type TestDatabase } from '../../support/index.ts'

jest.setTimeout(180_000)

const mebibyte = 1024 * 1024

/** The memory limits of the API in what the project ships, in bytes. */
function shippedLimits(): number[] {
  const read = (path: string, pattern: RegExp) => {
    const text = readFileSync(resolve(__dirname, '../../../../..', path), 'utf8')
    return Number(pattern.exec(text)?.[1]) * mebibyte
  }
  return [
    read('docker-compose.yml', /^ {2}api:$[^]*?mem_limit: (\d+)m$/m),
    read('deploy/kubernetes/api.yaml', /limits:\s+memory: (\d+)Mi$/m),
    read('deploy/systemd/club-api.service', /^MemoryMax=(\d+)M$/m),
  ]
}

/** The most memory that a process has had so far, in bytes; 0 if it has ended. */
function peakOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
  } catch {
    return 0
  }
}

/** The processes that a process has started. */
function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
        .split(' ')
        .filter(Boolean)
        .map(Number),
    )
  } catch {
    return []
  }
}

/** Watches the API and its conversions until the work ends. Resolves to their peaks, in bytes. */
async function watchMemory(pid: number, work: Promise<unknown>) {
  let isOver = false
  const over = work.finally(() => (isOver = true))
  let conversion = 0
  let atOnce = 0
  while (!isOver) {
    const peaks = childrenOf(pid)
      .map(peakOf)
      .filter((peak) => peak > 0)
    atOnce = Math.max(atOnce, peaks.length)
    conversion = Math.max(
      conversion,
      peaks.reduce((sum, peak) => sum + peak, 0),
    )
    await sleep(2)
  }
  await over
  return { api: peakOf(pid), conversion, atOnce }
}

let files: Awaited<ReturnType<typeof createProgramFolder>>
let database: TestDatabase
let program: ApiProgram
beforeAll(async () => {
  files = await createProgramFolder()
  database = await createTestDatabase({ contents: 'catalogue' })
  program = await startApi(database.url, files)
})
afterAll(async () => {
  await program.end()
  await database.close()
  await files.remove()
})

async function upload(path: string, cookie: string, picture: Buffer) {
  const body = new FormData()
  body.set('picture', new Blob([picture]), 'me.jpg')
  const response = await fetch(`${program.origin}${path}`, {
    method: 'POST',
    headers: fromPage(cookie),
    body,
  })
  const { detail } = (await response.json()) as { detail?: string }
  return { status: response.status, detail }
}

async function signInOperator(): Promise<string> {
  const response = await fetch(`${program.origin}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ password: adminPassword }),
  })
  return response.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ')
}

// The peaks of processes are read from /proc.
const onLinux = process.platform === 'linux' ? it : it.skip

onLinux('stays below every memory limit that is shipped, whatever pictures are sent', async () => {
  const operator = await signInOperator()
  const members = await insertSignedIn(database.db, 8)
  const bomb = drawInterlaced(6_300, 4)
  const accepted = [
    drawInterlaced(4_450, 3),
    await drawLarge(7_300, 5_470, true),
    await drawNoise(3_600),
  ]
  const tall = await drawLarge(3_000, 6_000)
  const work = Promise.all([
    upload('/api/admin/trip-pictures', operator, tall),
    ...members.flatMap(({ cookie }, index) => [
      upload('/api/user/picture', cookie, bomb),
      upload('/api/user/picture', cookie, accepted[index % accepted.length] as Buffer),
    ]),
  ])
  const { api, conversion, atOnce } = await watchMemory(program.child.pid as number, work)
  for (const limit of shippedLimits()) expect(api + conversion).toBeLessThan(limit)
  expect(atOnce).toBe(1)
  const answers = await work
  const refused = answers.filter(({ status }) => status === 400)
  for (const { detail } of refused) expect(detail).toBe(pictureMessages.tooMuchMemory)
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(refused.length).toBeGreaterThan(0)
})
