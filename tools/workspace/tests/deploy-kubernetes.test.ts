import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { manifestFaults, parseManifests, schemaFaults } from './support/manifest-faults.ts'
import { workspace } from './support/program.ts'

const folder = join(workspace, 'deploy/kubernetes')
const text = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n---\n')
const manifests = parseManifests(text)
const named = (kind: string, name: string) =>
  manifests.find((one) => one.kind === kind && one.metadata.name === name)

test('there is everything that the system needs', () => {
  const all = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`)
  expect(all).toEqual(
    expect.arrayContaining([
      ...['Deployment', 'Service', 'PodDisruptionBudget'].flatMap((kind) =>
        ['club-api', 'club-web', 'club-admin'].map((name) => `${kind} ${name}`),
      ),
      'HorizontalPodAutoscaler club-api',
      'Cluster club-database',
      'Pooler club-database-pooler',
      'Job club-migration-1-0-0',
      'NetworkPolicy club-deny-all',
    ]),
  )
})

test('every acknowledged commit is on a standby', () => {
  expect(named('Cluster', 'club-database')?.spec).toMatchObject({
    instances: 3,
    postgresql: { synchronous: { method: 'any', number: 1, dataDurability: 'required' } },
  })
})

test('everything that the manifests name exists', () => {
  expect(manifestFaults(manifests)).toEqual([])
})

test('the manifests have the fields of the Kubernetes API; unknown, missing and wrong ones are reported', () => {
  const changed = parseManifests(
    text
      .replace('minReplicas: 2', 'leastReplicas: 2')
      .replace('terminationGracePeriodSeconds: 20', 'terminationGracePeriodSeconds: soon')
      .replace('pathType: Prefix', ''),
  )
  const faults = schemaFaults([...manifests, ...changed])
  expect(faults.filter(({ of }) => manifests.includes(of))).toEqual([])
  const messages = faults.map(({ message }) => message).join('\n')
  expect(messages).toContain('leastReplicas')
  expect(messages).toContain("Type 'string' is not assignable to type 'number'")
  expect(messages).toContain("'pathType' is missing")
  expect(faults).toHaveLength(3)
})

test.each<[fault: string, from: string | RegExp, to: string]>([
  ['no secret club-keys', /secretRef:\n +name: club-api/, 'secretRef: { name: club-keys }'],
  ['no secret club-database-app with word', 'key: password', 'key: word'],
  [
    'no config map club-host',
    /configMapRef:\n +name: club-hosts/,
    'configMapRef: { name: club-host }',
  ],
  ['no Dockerfile for farandfew/site@sha256:', 'farandfew/web', 'farandfew/site'],
  ['no Dockerfile for farandfew/api:1.0.0', /farandfew\/api@sha256:0{64}/, 'farandfew/api:1.0.0'],
  ['no digest in ghcr.io/cloudnative-pg/postgresql:17.5', /(?<=postgresql:17.5)@sha256:0{64}/, ''],
  ['nothing reads LOG_DEPTH', 'LOG_LEVEL', 'LOG_DEPTH'],
  ['nothing reads API_ADDRESS', 'API_URL', 'API_ADDRESS'],
  ['no service club-apis.farandfew.svc', '//club-api.farandfew', '//club-apis.farandfew'],
  ['no service club-pooler.farandfew.svc', '@club-database-pooler', '@club-pooler'],
  ['$(DATABASE_USER) is not set', /name: DATABASE_USER\n/g, 'name: DATABASE_OWNER\n'],
  ['no program apps/api/dist/migration.js', 'dist/migrate.js', 'dist/migration.js'],
  ['the image listens on 3000', 'containerPort: 3000', 'containerPort: 3001'],
  ['METRICS_PORT is 9465', "METRICS_PORT: '9464'", "METRICS_PORT: '9465'"],
  ['nothing answers /ready', 'path: /readyz', 'path: /ready'],
  ['no port web', /port: http\n +periodSeconds: 3/, 'port: web'],
  ['no readinessProbe', 'readinessProbe', 'readyProbe'],
  [
    'no volume temporary',
    '- name: temporary\n          emptyDir',
    '- name: other\n          emptyDir',
  ],
  ['runs as root', 'runAsNonRoot: true', 'runAsNonRoot: false'],
  ['may write to its image', 'readOnlyRootFilesystem: true', 'readOnlyRootFilesystem: false'],
  ['no Deployment api', /kind: Deployment\n +name: club-api/, 'kind: Deployment\n    name: api'],
  ['lets in no pods', 'club/role: host\n      ports', 'club/role: hosts\n      ports'],
  ['nothing listens on 3001', '- port: 3000', '- port: 3001'],
  [
    'pods may call everything',
    'podSelector: {}\n  policyTypes: [Ingress, Egress]',
    'podSelector: {}\n  policyTypes: [Ingress]',
  ],
  [
    'club-migration may call nothing',
    'name: club-migration\n  policyTypes',
    'name: club-api\n  policyTypes',
  ],
  [
    'lets out to no pods',
    /(?<=egress:\n    - to:\n        - podSelector:\n            matchLabels:\n              cnpg.io\/cluster: )club-database/,
    'club-data',
  ],
  [
    'no pod listens on 3001',
    /(?<=name: club-api\n      ports:\n        - port: )3000(?=\n---)/,
    '3001',
  ],
  ['no secret club-tls', 'secretName: club-web-tls', 'secretName: club-tls'],
  ['no cluster club', 'cluster:\n    name: club-database', 'cluster:\n    name: club'],
  ['the pooler refuses', 'maxReplicas: 8', 'maxReplicas: 80'],
  ['the database refuses', "default_pool_size: '40'", "default_pool_size: '60'"],
])('reports the fault "%s"', (fault, from, to) => {
  const changed = text.replace(from, () => to)
  expect(changed).not.toBe(text)
  expect(manifestFaults(parseManifests(changed)).join('\n')).toContain(fault)
})

describe('the digests of a release', () => {
  const digestOf = (image: string) => createHash('sha256').update(image).digest('hex')
  let copy: string
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'club-manifests-'))
    cpSync(folder, copy, { recursive: true })
  })
  afterEach(() => rmSync(copy, { recursive: true }))

  /** Runs the script with a registry that has these images. */
  function pin(images: readonly string[], version = '0.2.0') {
    const known = images.map((image) => `'${image}') echo sha256:${digestOf(image)};;`).join('\n')
    writeFileSync(join(copy, 'docker'), `#!/bin/sh\ncase $4 in\n${known}\n*) exit 1;; esac\n`, {
      mode: 0o755,
    })
    return spawnSync('sh', [join(copy, 'pin-images.sh'), 'registry.example/farandfew', version], {
      env: { ...process.env, PATH: `${copy}:${process.env['PATH']}` },
      encoding: 'utf8',
    })
  }
  const readAll = () =>
    readdirSync(copy)
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => readFileSync(join(copy, name), 'utf8'))
      .join('\n---\n')
  const postgresql = 'ghcr.io/cloudnative-pg/postgresql:17.5'
  const own = (version: string) =>
    ['api', 'web', 'admin'].map((app) => `registry.example/farandfew/${app}:${version}`)

  test('are written into the manifests, also over those of the release before', () => {
    for (const version of ['0.1.1', '0.2.0']) {
      expect(pin([...own(version), postgresql], version)).toMatchObject({ status: 0, stderr: '' })
    }
    const images = [...readAll().matchAll(/image(?:Name)?: (\S+)/g)].map(([, image]) => image)
    const named = (app: string) =>
      `registry.example/farandfew/${app}@sha256:${digestOf(`registry.example/farandfew/${app}:0.2.0`)}`
    expect(images.sort()).toEqual(
      [
        ...['api', 'api', 'api', 'web', 'admin'].map(named),
        `${postgresql}@sha256:${digestOf(postgresql)}`,
      ].sort(),
    )
    expect(readAll()).toContain('name: club-migration-0-2-0\n')
  })

  test('change nothing if the registry lacks an image', () => {
    const before = readAll()
    expect(pin(own('0.2.0')).status).not.toBe(0)
    expect(readAll()).toBe(before)
  })
})
