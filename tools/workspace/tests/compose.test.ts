import { composeFaults } from './support/compose-faults.ts'
import { composeText, readCompose } from './support/compose.ts'

const { services } = readCompose(composeText)

test('runs a database, a mail catcher, instances of the API, and nginx for site, console and in front of both', () => {
  expect(Object.keys(services).sort()).toEqual(['admin', 'api', 'front', 'mail', 'postgres', 'web'])
  expect(services['postgres']?.image).toMatch(/^postgres:17\./)
  expect(services['api']?.deploy?.replicas).toBeGreaterThan(1)
  expect(services['api']?.environment?.['DATABASE_URL']).toContain('@postgres:5432/')
  expect(services['api']?.environment?.['SMTP_URL']).toContain('smtp://mail:1025')
})

test('every file, stage, variable, port, volume and service that it names exists', () => {
  expect(composeFaults(composeText)).toEqual([])
})

test.each<[fault: string, from: string | RegExp, to: string]>([
  ['no Dockerfile with a stage web', 'apps/web/Dockerfile', 'apps/site/Dockerfile'],
  ['no Dockerfile with a stage server', 'target: api', 'target: server'],
  ['api: nothing reads DATABASE_ADDRESS', 'DATABASE_URL:', 'DATABASE_ADDRESS:'],
  ['web: nothing reads SITE_URL', /PUBLIC_WEB_URL:(?=.*\n.*\n +# The front)/, 'SITE_URL:'],
  ['waits for postgres, which has no health check', /healthcheck:[^]*?retries: 12/, ''],
  ['front: publishes', "${WEB_PORT:-4200}:8080'", "${WEB_PORT:-4200}:80'"],
  ['postgres: its image has no digest', /(postgres:17[\w.-]*)@sha256:\w+/, 'postgres:17-alpine'],
  ['postgres: it runs as root', "    user: '70:70'\n", ''],
  ['mail: its memory has no limit', '    mem_limit: 256m\n', ''],
  ['web: it can write', '  read_only: true\n', ''],
  ['api: it has capabilities', 'cap_drop: [ALL]', 'cap_drop: [NET_RAW]'],
  ['api: it may gain privileges', 'no-new-privileges:true', 'no-new-privileges:false'],
  ['api: its processes have no limit', '  pids_limit: 200\n', ''],
  ['front: others than this machine', "'127.0.0.1:${WEB_PORT", "'0.0.0.0:${WEB_PORT"],
  ['web: reaches postgres', 'networks: [inside, outside]', 'networks: [inside, outside, data]'],
  ['front: reaches api', 'networks: [outside]', 'networks: [outside, inside]'],
  ['api: does not reach mail', 'networks: [data, mail, inside]', 'networks: [data, inside]'],
  ['postgres: reaches the internet', '{ internal: true }', '{}'],
  ['one host name each', /console\.localhost(?=:4200\})/g, 'club.localhost'],
  ['no volume messages:/data', /\n {2}messages:\n/, '\n'],
  ['nothing at http://api:8080', 'API_URL: http://api:3000', 'API_URL: http://api:8080'],
  ['nothing at http://server:3000', 'API_URL: http://api:3000', 'API_URL: http://server:3000'],
  ['CLUB_DATE is not explained', '${CLUB_CLOCK:-}', '${CLUB_DATE:-}'],
  ['SESSION_SECRET has a default', /\$\{SESSION_SECRET:\?[^}]+\}/, '${SESSION_SECRET:-secret}'],
  ['cannot run as several instances', '  api:\n', '  api:\n    container_name: api\n'],
])('reports the fault "%s"', (fault, from, to) => {
  const changed = composeText.replace(from, () => to)
  expect(changed).not.toBe(composeText)
  expect(composeFaults(changed).join('\n')).toContain(fault)
})
