import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startApi } from './apis.ts'
import { tryBackup, tryFolderCopy } from './backups.ts'
import { startCluster, until } from './cluster.ts'
import { findLost, prepareLoad, startLoad } from './load.ts'
import { findPrograms, handOver, stop, stopAll, workspace } from './programs.ts'

const help = `Proves that the loss of the database's server costs no acknowledged write.

  npm run test:failover -- [--seconds N]

Starts a primary, a synchronous standby and PgBouncer in transaction mode from Debian's packages (apt-get install
postgresql pgbouncer) and two instances of the built API, which write through PgBouncer. Under load it kills the
primary, promotes the standby, and sends PgBouncer there. Then it backs the database up and restores it with the
scripts of deploy/backup, and starts the API on a copy of the embedded database's folder.

--seconds N  length of the load before and after (5)

Exits with code 1 if a check fails.
`

const { values } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' }, seconds: { type: 'string', default: '5' } },
})
const seconds = Number(values.seconds)
if (values.help || !(seconds > 0)) {
  process.stdout.write(help)
  process.exit(values.help ? 0 : 2)
}

/** Milliseconds from the promotion to the first write through each instance. */
const longestPause = 5_000
/** Milliseconds after which an operator, or a program, notices that the primary is lost. */
const untilNoticed = 1_000

let passed = 0
let failed = 0
function check(isTrue: boolean, what: string) {
  if (isTrue) passed += 1
  else failed += 1
  process.stdout.write(`${isTrue ? 'passed' : 'FAILED'}  ${what}\n`)
}

async function failOver(folder: string) {
  const cluster = await startCluster(folder)
  const env = { DATABASE_URL: cluster.url, DATABASE_PREPARED_STATEMENTS: 'false' }
  const apis = [await startApi(folder, 'api-1', env), await startApi(folder, 'api-2', env)]
  const [first] = apis
  if (!first) throw new Error('No API')
  const prepared = await prepareLoad(first, cluster.primaryPort)
  const load = startLoad(apis, prepared)
  await sleep(seconds * 1000)
  // A busy machine takes longer.
  await until('both instances have written everything', async () => {
    const done = load.acknowledged.map(({ kind, instance }) => `${kind} ${instance}`)
    return new Set(done).size === 6
  })

  cluster.killPrimary()
  const killedAt = performance.now()
  const before = load.acknowledged.length
  await sleep(untilNoticed)
  await cluster.promote()
  const promotedAt = performance.now()
  cluster.repoint()
  await sleep(Math.max(seconds * 1000, longestPause))
  await load.stop()

  const after = load.acknowledged.filter(({ at }) => at > promotedAt)
  const pauses = apis.map((_, instance) => {
    const write = after.find((one) => one.instance === instance)
    return write ? write.at - promotedAt : Number.POSITIVE_INFINITY
  })
  const lost = await findLost(load.acknowledged, cluster.standbyPort)
  check(
    lost.length === 0,
    `no acknowledged newsletter, inquiry or hold is lost (${before} before the kill, ${load.acknowledged.length - before} after it, ${lost.length} lost)`,
  )
  check(
    pauses.every((pause) => pause <= longestPause),
    `each instance writes again within 5 s of the promotion (${pauses.map((ms) => `${Math.round(ms)} ms`).join(', ')}; ${Math.round(promotedAt - killedAt)} ms from the kill to the promotion)`,
  )
  const statuses = new Set(load.refused.map(({ status }) => status))
  check(
    [...statuses].every((status) => status === 503),
    `writes in between are refused with 503 (${load.refused.length}; statuses: ${[...statuses].join(', ')})`,
  )
  check(
    apis.every((api) => api.isRunning()),
    'no instance is restarted',
  )
  const late = load.refused.filter(({ at }) => at > promotedAt + longestPause)
  check(
    late.length === 0,
    `no write is refused later than 5 s after the promotion (${late.length})`,
  )
  // A write that no server has must be noticed.
  const never = { kind: 'inquiry', key: 'never sent', instance: 0, at: 0 } as const
  check(
    (await findLost([never], cluster.standbyPort)).length === 1,
    'a lost write would be noticed',
  )

  // A backup may be made at any time, but only what stands still can be compared.
  await Promise.all(apis.map(({ child }) => stop(child, 'SIGTERM')))
  const backup = await tryBackup(folder, cluster.standbyPort)
  check(backup.isSame, `a backup restores every row of every table (${backup.tables} tables)`)
  check(backup.refusesFullDatabase, 'a restore into a database with tables is refused')
}

const folder = mkdtempSync(join(tmpdir(), 'club-failover-'))
chmodSync(folder, 0o755)
handOver(folder)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopAll().then(() => process.exit(130)))
}
try {
  findPrograms()
  if (!existsSync(join(workspace, 'apps/api/dist/main.js'))) {
    throw new Error('The API is not built: run npm run build -w @farandfew/api first.')
  }
  await failOver(folder)
  check(
    await tryFolderCopy(folder),
    "a copy of the embedded database's folder starts with its members",
  )
} catch (error) {
  failed += 1
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
} finally {
  await stopAll()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed > 0 ? 1 : 0)
