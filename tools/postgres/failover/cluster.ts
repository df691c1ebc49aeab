import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import pg from 'pg'
import { childrenOf, findPrograms, handOver, run, startUntil, workspace } from './programs.ts'

const host = '127.0.0.1'

/** Runs SQL as the superuser. */
export async function query<Row extends pg.QueryResultRow>(
  port: number,
  sql: string,
  database = 'club',
): Promise<Row[]> {
  const client = new pg.Client({ host, port, user: 'postgres', database })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Repeats a check until it is true. */
export async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 120_000
  while (Date.now() < end) {
    if (await isTrue().catch(() => false)) return
    await sleep(20)
  }
  throw new Error(`Not within two minutes: ${what}`)
}

/** The settings of the server; both flush their commits to disk. */
const settings = ['unix_socket_directories=', 'listen_addresses=127.0.0.1', 'max_connections=100']

const startServer = (postgres: string, folder: string, port: number, name: string) =>
  startUntil(
    // A standby is ready for reads only.
    'ready to accept',
    join(postgres, 'postgres'),
    [
      '-D',
      folder,
      ...[...settings, `port=${port}`, `cluster_name=${name}`].flatMap((one) => ['-c', one]),
    ],
  )

/** The shipped configuration, with the ports and the folder of this run. */
function bouncerSettings(folder: string, port: number, server: number): string {
  const shipped = readFileSync(join(workspace, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8')
  const own: Record<string, string> = {
    club: `host=127.0.0.1 port=${server} dbname=club`,
    listen_port: String(port),
    auth_type: 'trust',
    auth_file: join(folder, 'userlist.txt'),
  }
  return Object.entries(own).reduce((text, [key, value]) => {
    const line = new RegExp(`^${key} = .*$`, 'm')
    if (!line.test(text)) throw new Error(`deploy/pgbouncer/pgbouncer.ini has no ${key}`)
    return text.replace(line, `${key} = ${value}`)
  }, shipped)
}

/** A primary with a synchronous standby behind PgBouncer in transaction mode. Nothing of it is kept. */
export async function startCluster(folder: string) {
  const { postgres, pgbouncer } = findPrograms()
  const [primaryPort, standbyPort, port] = [await getPort(), await getPort(), await getPort()]
  const [primaryFolder, standbyFolder] = [join(folder, 'primary'), join(folder, 'standby')]
  const collation = ['--locale=C', '--locale-provider=icu', '--icu-locale=en', '--encoding=UTF8']
  await run(join(postgres, 'initdb'), [
    ...['-D', primaryFolder, '--username=postgres', '--auth=trust', '--no-sync'],
    ...collation,
  ])
  const primary = await startServer(postgres, primaryFolder, primaryPort, 'primary')
  await query(primaryPort, 'create role club login', 'postgres')
  await query(primaryPort, 'create database club owner club', 'postgres')

  await run(join(postgres, 'pg_basebackup'), [
    ...['-h', host, '-p', String(primaryPort), '-U', 'postgres', '-D', standbyFolder],
    ...['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast', '--no-sync'],
  ])
  await startServer(postgres, standbyFolder, standbyPort, 'standby')
  await query(primaryPort, "alter system set synchronous_standby_names = 'standby'")
  await query(primaryPort, 'select pg_reload_conf()')
  await until('the standby is synchronous', async () => {
    const rows = await query<{ sync_state: string }>(
      primaryPort,
      'select sync_state from pg_stat_replication',
    )
    return rows[0]?.sync_state === 'sync'
  })

  const ini = join(folder, 'pgbouncer.ini')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'userlist.txt'), '"club" ""\n')
  writeFileSync(ini, bouncerSettings(folder, port, primaryPort))
  handOver(join(folder, 'userlist.txt'))
  const bouncer = await startUntil('process up', pgbouncer, [ini])

  return {
    url: `postgres://club@${host}:${port}/club`,
    port,
    primaryPort,
    standbyPort,
    /** Kills every process of the primary. */
    killPrimary: () => {
      const pid = primary.pid as number
      const others = childrenOf(pid)
      process.kill(pid, 'SIGKILL')
      for (const other of others) {
        try {
          process.kill(other, 'SIGKILL')
        } catch {
          // It has ended with its server.
        }
      }
    },
    /** Makes the standby the primary; resolves when it accepts writes. */
    promote: () => run(join(postgres, 'pg_ctl'), ['promote', '-D', standbyFolder, '--wait']),
    /** Sends PgBouncer to the new primary. */
    repoint: () => {
      writeFileSync(ini, bouncerSettings(folder, port, standbyPort))
      bouncer.kill('SIGHUP')
    },
  }
}
