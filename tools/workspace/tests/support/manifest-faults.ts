import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { allInstructions, readDockerfile } from './dockerfile.ts'
import { workspace } from './program.ts'
import { apiVariables, hostVariables } from './variables.ts'

type Labels = Record<string, string>

interface Container {
  name: string
  image: string
  command?: string[]
  env?: {
    name: string
    value?: string
    valueFrom?: { secretKeyRef?: { name: string; key: string } }
  }[]
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
  ports?: { name: string; containerPort: number }[]
  volumeMounts?: { name: string; mountPath: string }[]
  securityContext?: { readOnlyRootFilesystem?: boolean; allowPrivilegeEscalation?: boolean }
  startupProbe?: Probe
  readinessProbe?: Probe
  livenessProbe?: Probe
}

interface Probe {
  httpGet?: { path: string; port: string | number }
}

interface PodSpec {
  containers: Container[]
  initContainers?: Container[]
  volumes?: { name: string; secret?: { secretName: string } }[]
  securityContext?: { runAsNonRoot?: boolean }
}

interface Peer {
  podSelector?: { matchLabels: Labels }
}

/** A manifest, with the fields that the checks read. */
export interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string; namespace?: string; labels?: Labels }
  data?: Record<string, string>
  spec?: {
    template?: { metadata: { labels: Labels }; spec: PodSpec }
    selector?: Labels | { matchLabels: Labels }
    podSelector?: { matchLabels?: Labels }
    policyTypes?: string[]
    ingress?: { from?: Peer[]; ports?: { port: number }[] }[]
    egress?: { to?: Peer[]; ports?: { port: number }[] }[]
    imageName?: string
    ports?: { name: string; port: number; targetPort: string }[]
    scaleTargetRef?: { kind: string; name: string }
    cluster?: { name: string }
    certificates?: { serverAltDNSNames?: string[] }
    rules?: {
      http: { paths: { backend: { service: { name: string; port: { name: string } } } }[] }
    }[]
    tls?: { secretName: string }[]
    maxReplicas?: number
    pgbouncer?: { parameters: Record<string, string> }
    postgresql?: { parameters: Record<string, string> }
  }
}

export const parseManifests = (text: string) =>
  parseAllDocuments(text).map((document) => document.toJS() as Manifest)

/** The secrets that README.md says someone creates, with their keys. */
function documentedSecrets(): Map<string, string[]> {
  const text = readFileSync(join(workspace, 'deploy/kubernetes/README.md'), 'utf8')
  const rows = text.matchAll(/^\| `([a-z-]+)`\s*\|([^|]*)\|/gm)
  return new Map(
    [...rows].map(([, name = '', keys = '']) => [
      name,
      [...keys.matchAll(/`([\w.]+)`/g)].map(([, key = '']) => key),
    ]),
  )
}

/** The port, the folders it writes to, and the programs of the image of an app. */
function imageOf(image: string) {
  const [, app = ''] = /^farandfew\/([a-z]+)@sha256:[0-9a-f]{64}$/.exec(image) ?? []
  const file = join(workspace, 'apps', app, 'Dockerfile')
  if (!app || !existsSync(file)) return undefined
  const stages = readDockerfile(readFileSync(file, 'utf8'))
  const stage = stages.find(({ name }) => name === app)
  const exposed =
    stage && allInstructions(stages, stage).find(({ keyword }) => keyword === 'EXPOSE')
  return stage && { app, port: Number(exposed?.text) }
}

const podOf = ({ spec }: Manifest) => spec?.template?.spec
const podLabels = ({ spec }: Manifest): Labels => spec?.template?.metadata.labels ?? {}
const matches = (labels: Labels, wanted: Labels) =>
  Object.entries(wanted).every(([key, value]) => labels[key] === value)

/** The labels of the pods that operators create. */
function operatedPods(all: readonly Manifest[]): Labels[] {
  return all.flatMap(({ kind, metadata }): Labels[] => {
    if (kind === 'Cluster') return [{ 'cnpg.io/cluster': metadata.name }]
    return kind === 'Pooler' ? [{ 'cnpg.io/poolerName': metadata.name }] : []
  })
}

/** The names under which the services of the manifests are found. */
function serviceNames(all: readonly Manifest[]): string[] {
  const names = all.flatMap(({ kind, metadata }) => {
    if (kind === 'Cluster') return ['rw', 'ro', 'r'].map((role) => `${metadata.name}-${role}`)
    return ['Service', 'Pooler'].includes(kind) ? [metadata.name] : []
  })
  return names.flatMap((name) => [`${name}.farandfew.svc`, `${name}.farandfew.svc.cluster.local`])
}

function containerFaults(container: Container, pod: PodSpec, all: readonly Manifest[]): string[] {
  const faults: string[] = []
  const image = imageOf(container.image)
  if (!image) return [`no Dockerfile for ${container.image}`]
  const secrets = documentedSecrets()
  const known = image.app === 'api' ? apiVariables : [...hostVariables, 'NODE_ENV']
  const given: string[] = []
  const values = new Map<string, string>()
  for (const { configMapRef, secretRef } of container.envFrom ?? []) {
    if (secretRef) {
      const keys = secrets.get(secretRef.name)
      if (!keys) faults.push(`no secret ${secretRef.name}`)
      given.push(...(keys ?? []))
    }
    if (configMapRef) {
      const map = all.find(
        ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === configMapRef.name,
      )
      if (!map) faults.push(`no config map ${configMapRef.name}`)
      for (const [key, value] of Object.entries(map?.data ?? {})) values.set(key, value)
      given.push(...Object.keys(map?.data ?? {}))
    }
  }
  const helpers: string[] = []
  for (const { name, value = '', valueFrom } of container.env ?? []) {
    const reference = valueFrom?.secretKeyRef
    if (reference && !secrets.get(reference.name)?.includes(reference.key)) {
      faults.push(`no secret ${reference.name} with ${reference.key}`)
    }
    for (const [, used = ''] of value.matchAll(/\$\((\w+)\)/g)) {
      if (!helpers.includes(used)) faults.push(`$(${used}) is not set before ${name}`)
    }
    if (reference) helpers.push(name)
    else given.push(name)
    values.set(name, value)
  }
  const used = (container.env ?? []).map(({ value = '' }) => value).join()
  given.push(...helpers.filter((name) => !used.includes(`$(${name})`)))
  for (const name of given) if (!known.includes(name)) faults.push(`nothing reads ${name}`)
  for (const value of values.values()) {
    const [, host] = /(?:@|:\/\/)([a-z-]+\.farandfew\.svc[a-z.]*)/.exec(value) ?? []
    if (host && !serviceNames(all).includes(host)) faults.push(`no service ${host}`)
  }
  const [, script] = container.command ?? []
  const name = /^apps\/api\/dist\/(\w+)\.js$/.exec(script ?? '')?.[1]
  if (script && !existsSync(join(workspace, `apps/api/src/commands/${name}.ts`))) {
    faults.push(`no program ${script}`)
  }
  const ports = container.ports ?? []
  const http = ports.find((port) => port.name === 'http')
  if (http && http.containerPort !== image.port) faults.push(`the image listens on ${image.port}`)
  const metrics = ports.find((port) => port.name === 'metrics')
  if (metrics && String(metrics.containerPort) !== values.get('METRICS_PORT')) {
    faults.push(`METRICS_PORT is ${values.get('METRICS_PORT')}`)
  }
  for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const) {
    const get = container[probe]?.httpGet
    if (ports.length > 0 && !get) faults.push(`no ${probe}`)
    if (get && !ports.some((port) => port.name === get.port)) faults.push(`no port ${get.port}`)
    const paths = image.app === 'api' ? ['/healthz', '/readyz'] : ['/healthz']
    if (get && !paths.includes(get.path)) faults.push(`nothing answers ${get.path}`)
  }
  for (const mount of container.volumeMounts ?? []) {
    if (!pod.volumes?.some((volume) => volume.name === mount.name))
      faults.push(`no volume ${mount.name}`)
  }
  const { securityContext } = container
  if (
    !securityContext?.readOnlyRootFilesystem ||
    securityContext.allowPrivilegeEscalation !== false
  ) {
    faults.push('may write to its image or gain rights')
  }
  return faults
}

function podFaults(manifest: Manifest, all: readonly Manifest[]): string[] {
  const pod = podOf(manifest)
  if (!pod) return []
  const containers = [...(pod.initContainers ?? []), ...pod.containers]
  const secrets = documentedSecrets()
  const { selector } = manifest.spec ?? {}
  const wanted = (selector as { matchLabels: Labels } | undefined)?.matchLabels
  return [
    ...containers.flatMap((container) => containerFaults(container, pod, all)),
    ...(pod.volumes ?? [])
      .filter(({ secret }) => secret && !secrets.has(secret.secretName))
      .map(({ secret }) => `no secret ${secret?.secretName}`),
    ...(pod.securityContext?.runAsNonRoot ? [] : ['runs as root']),
    ...(wanted && !matches(podLabels(manifest), wanted) ? ['selects other pods than its own'] : []),
  ]
}

/** What the other kinds name: pods by labels, ports, services, workloads and clusters. */
function referenceFaults(manifest: Manifest, all: readonly Manifest[]): string[] {
  const { kind, spec = {} } = manifest
  const pods = [...all.filter(podOf).map(podLabels), ...operatedPods(all)]
  const finds = (labels: Labels) => pods.some((pod) => matches(pod, labels))
  const workload = (labels: Labels) =>
    all.find((one) => podOf(one) && matches(podLabels(one), labels))
  const faults: string[] = []
  if (kind === 'Service') {
    const target = workload(spec.selector as Labels)
    if (!target) faults.push('no pods')
    const names = podOf(target ?? manifest)?.containers.flatMap(({ ports = [] }) => ports)
    for (const { targetPort } of spec.ports ?? []) {
      if (!names?.some(({ name }) => name === targetPort)) faults.push(`no port ${targetPort}`)
    }
  }
  if (kind === 'PodDisruptionBudget') {
    if (!finds((spec.selector as { matchLabels: Labels }).matchLabels)) faults.push('no pods')
  }
  if (kind === 'HorizontalPodAutoscaler') {
    const { scaleTargetRef } = spec
    const target = all.find(
      (one) => one.kind === scaleTargetRef?.kind && one.metadata.name === scaleTargetRef.name,
    )
    if (!target) faults.push(`no ${scaleTargetRef?.kind} ${scaleTargetRef?.name}`)
  }
  if (kind === 'NetworkPolicy') {
    const own = spec.podSelector?.matchLabels
    if (own && !finds(own)) faults.push('no pods')
    for (const rule of spec.ingress ?? []) {
      for (const { podSelector } of rule.from ?? []) {
        if (podSelector && !finds(podSelector.matchLabels)) faults.push('lets in no pods')
      }
      const ports = own ? listeningPorts(all, own) : []
      for (const { port } of rule.ports ?? []) {
        if (ports.length > 0 && !ports.includes(port)) faults.push(`nothing listens on ${port}`)
      }
    }
    for (const { to = [], ports = [] } of spec.egress ?? []) {
      const targets = to.flatMap(({ podSelector }) =>
        podSelector ? [podSelector.matchLabels] : [],
      )
      for (const labels of targets) if (!finds(labels)) faults.push('lets out to no pods')
      const open = targets.flatMap((labels) => listeningPorts(all, labels))
      for (const { port } of ports) {
        if (open.length > 0 && !open.includes(port)) faults.push(`no pod listens on ${port}`)
      }
    }
  }
  if (kind === 'Ingress') {
    for (const { http } of spec.rules ?? []) {
      for (const { backend } of http.paths) {
        const service = all.find(
          (one) => one.kind === 'Service' && one.metadata.name === backend.service.name,
        )
        if (!service?.spec?.ports?.some(({ name }) => name === backend.service.port.name)) {
          faults.push(`no service ${backend.service.name}`)
        }
      }
    }
    for (const { secretName } of spec.tls ?? []) {
      if (!documentedSecrets().has(secretName)) faults.push(`no secret ${secretName}`)
    }
  }
  if (spec.imageName !== undefined && !/@sha256:[0-9a-f]{64}$/.test(spec.imageName)) {
    faults.push(`no digest in ${spec.imageName}`)
  }
  if (
    spec.cluster &&
    !all.some((one) => one.kind === 'Cluster' && one.metadata.name === spec.cluster?.name)
  ) {
    faults.push(`no cluster ${spec.cluster.name}`)
  }
  for (const name of spec.certificates?.serverAltDNSNames ?? []) {
    if (!serviceNames(all).includes(name)) faults.push(`no service ${name}`)
  }
  return faults
}

/** The ports of the containers of workloads with these labels; none for the pods that operators create. */
const listeningPorts = (all: readonly Manifest[], labels: Labels): number[] =>
  all
    .filter((one) => podOf(one) && matches(podLabels(one), labels))
    .flatMap((one) => podOf(one)?.containers ?? [])
    .flatMap(({ ports = [] }) => ports.map(({ containerPort }) => containerPort))

/** Pods that may call anything, or that a policy of their own does not let call what they need. */
function egressFaults(all: readonly Manifest[]): string[] {
  const policies = all.filter(
    ({ kind, spec }) => kind === 'NetworkPolicy' && spec?.policyTypes?.includes('Egress'),
  )
  const isForAll = ({ spec }: Manifest) => spec?.podSelector?.matchLabels === undefined
  const deniesAll = policies.some((one) => isForAll(one) && one.spec?.egress === undefined)
  const pods = [...all.filter(podOf).map(podLabels), ...operatedPods(all)]
  const own = policies.filter((one) => !isForAll(one))
  return [
    ...(deniesAll ? [] : ['pods may call everything']),
    ...pods
      .filter((pod) => !own.some(({ spec }) => matches(pod, spec?.podSelector?.matchLabels ?? {})))
      .map((pod) => `${Object.values(pod)[0]} may call nothing`),
  ]
}

/** Connections: all instances fit into the pooler, and the pooler into the database. */
function connectionFaults(all: readonly Manifest[]): string[] {
  const one = (kind: string) => all.find((manifest) => manifest.kind === kind)?.spec
  const data = all.find(
    ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === 'club-api',
  )?.data
  const pooler = one('Pooler')?.pgbouncer?.parameters
  // One more instance while one is replaced; each has a connection for its readiness, and one for its start
  const clients =
    ((one('HorizontalPodAutoscaler')?.maxReplicas ?? 0) + 1) *
    (Number(data?.['DATABASE_POOL_SIZE']) + 2)
  const servers = 2 * Number(pooler?.['default_pool_size'])
  const most = Number(one('Cluster')?.postgresql?.parameters['max_connections'])
  return [
    ...(clients <= Number(pooler?.['max_client_conn'])
      ? []
      : [`the pooler refuses ${clients} clients`]),
    ...(servers < most ? [] : [`the database refuses ${servers} connections`]),
  ]
}

/** What is wrong with the manifests; empty if everything that they name exists. */
export function manifestFaults(all: readonly Manifest[]): string[] {
  const faults = all.flatMap((manifest) => {
    const { kind, metadata } = manifest
    const inNamespace = kind === 'Namespace' || metadata.namespace === 'farandfew'
    return [
      ...(inNamespace ? [] : ['in no namespace']),
      ...(kind === 'Secret' ? ['contains a secret'] : []),
      ...podFaults(manifest, all),
      ...referenceFaults(manifest, all),
    ].map((fault) => `${kind} ${metadata.name}: ${fault}`)
  })
  return [...faults, ...egressFaults(all), ...connectionFaults(all)]
}

/** The module of kubernetes-types with the type of a manifest; undefined for those of operators. */
function typeModule(apiVersion: string): string | undefined {
  if (apiVersion === 'v1') return 'kubernetes-types/core/v1'
  const [group = '', version = ''] = apiVersion.split('/')
  if (group.includes('.') && !group.endsWith('.k8s.io')) return undefined
  return `kubernetes-types/${group.replace('.k8s.io', '')}/${version}`
}

/** What the types of the Kubernetes API say of each manifest: unknown, missing and wrong fields. */
export function schemaFaults(all: readonly Manifest[]): { of: Manifest; message: string }[] {
  const lines = all.map((manifest, index) => {
    const from = typeModule(manifest.apiVersion)
    if (from === undefined) return ''
    const type = `import('${from}').${manifest.kind}`
    return `export const manifest${index}: ${type} = ${JSON.stringify(manifest)}`
  })
  // Inside the workspace, so that the types are found.
  const cache = join(workspace, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'manifests-'))
  try {
    writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'))
    const options = [
      '--noEmit',
      '--strict',
      '--module',
      'preserve',
      '--types',
      '',
      '--ignoreConfig',
      // Nx asks programs for colours.
      '--pretty',
      'false',
    ]
    const tsc = join(workspace, 'node_modules/@typescript/native/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [tsc, ...options, 'manifests.ts'], {
      cwd: folder,
      encoding: 'utf8',
    })
    return [...stdout.matchAll(/^manifests\.ts\((\d+),\d+\): error (.*)$/gm)].map(
      ([, line, message = '']) => ({ of: all[Number(line) - 1] as Manifest, message }),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}
