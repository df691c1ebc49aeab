import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { systemdFaults, unitFaults } from './support/unit-faults.ts'
import { workspace } from './support/program.ts'

const folder = join(workspace, 'deploy/systemd')
const units = readdirSync(folder)
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

test('there is a unit for each part, and a timer for the backup', () => {
  expect(units).toEqual([
    'club-admin.service',
    'club-api.service',
    'club-backup.service',
    'club-backup.timer',
    'club-web.service',
  ])
})

test.each(units)('everything that %s names exists, and systemd accepts it', (name) => {
  expect(unitFaults(name, read(name))).toEqual([])
  expect(systemdFaults(name, read(name)) ?? []).toEqual([])
})

test.each<[fault: string, name: string, from: string, to: string]>([
  ['nothing reads METRIC_PORT', 'club-api.service', 'METRICS_PORT', 'METRIC_PORT'],
  ['nothing reads API_PORT', 'club-web.service', 'Environment=PORT', 'Environment=API_PORT'],
  ['nothing reads BACKUP_AGE', 'club-backup.service', 'BACKUP_DAYS', 'BACKUP_AGE'],
  ['no file apps/api/dist/server.js', 'club-api.service', 'dist/main.js', 'dist/server.js'],
  ['no file deploy/backup/save.sh', 'club-backup.service', 'backup.sh', 'save.sh'],
  ['runs as root', 'club-admin.service', 'User=farandfew-admin\n', ''],
  ['contains a secret', 'club-api.service', 'Environment=HOST', 'Environment=SESSION_SECRET'],
])('reports the fault "%s"', (fault, name, from, to) => {
  const changed = read(name).replace(from, to)
  expect(changed).not.toBe(read(name))
  expect(unitFaults(name, changed).join('\n')).toContain(fault)
})

test('each part has a user of its own, and none reads what another one keeps', () => {
  const users = units.flatMap((name) => /^User=(.+)$/m.exec(read(name))?.[1] ?? [])
  expect(new Set(users).size).toBe(4)
})

test('systemd reports a setting that it does not know', () => {
  const changed = read('club-api.service').replace('RestartSec=1', 'RestartSecond=1')
  const faults = systemdFaults('club-api.service', changed)
  if (faults) expect(faults.join()).toContain('RestartSecond')
})
