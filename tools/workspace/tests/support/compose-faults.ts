import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Compose, readCompose, readVariables, type Service } from './compose.ts'
import { allInstructions, readDockerfile } from './dockerfile.ts'
import { workspace } from './program.ts'
import { apiVariables, hostVariables } from './variables.ts'

const knownVariables: Record<string, string[]> = {
  api: [...apiVariables, 'NODE_ENV'],
  web: [...hostVariables, 'NODE_ENV'],
  admin: [...hostVariables, 'NODE_ENV'],
  front: [...hostVariables, 'NODE_ENV'],
  postgres: ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD'],
}

/** The image that a service is built as. */
function imageOf({ build }: Service) {
  const file = build && join(workspace, build.context, build.dockerfile)
  if (!build || !file || !existsSync(file)) return undefined
  const stages = readDockerfile(readFileSync(file, 'utf8'))
  const stage = stages.find(({ name }) => name === build.target)
  return stage && { ...stage, instructions: allInstructions(stages, stage) }
}

const instructionOf = (service: Service, keyword: string) =>
  imageOf(service)?.instructions.find((one) => one.keyword === keyword)?.text

const hasHealthCheck = (service: Service | undefined) =>
  service !== undefined &&
  (service.healthcheck ?? instructionOf(service, 'HEALTHCHECK')) !== undefined

const portOf = (service: Service) => instructionOf(service, 'EXPOSE')

function serviceFaults(name: string, service: Service, { services, volumes }: Compose): string[] {
  const image = imageOf(service)
  if (service.build && !image)
    return [`${name}: no Dockerfile with a stage ${service.build.target}`]
  const given = [...(image?.variables ?? []), ...Object.keys(service.environment ?? {})]
  const [, apiHost = '', apiPort] =
    /^http:\/\/([a-z-]+):(\d+)$/.exec(service.environment?.['API_URL'] ?? '') ?? []
  const api = services[apiHost]
  return [
    ...given
      .filter((variable) => !knownVariables[name]?.includes(variable))
      .map((variable) => `${name}: nothing reads ${variable}`),
    ...Object.entries(service.depends_on ?? {})
      .filter(
        ([other, { condition }]) =>
          condition !== 'service_healthy' || !hasHealthCheck(services[other]),
      )
      .map(([other]) => `${name}: waits for ${other}, which has no health check`),
    ...(service.ports ?? [])
      .filter((port) => service.build && port.split(':').at(-1) !== portOf(service))
      .map((port) => `${name}: publishes ${port}, but listens on ${portOf(service)}`),
    ...(service.volumes ?? [])
      .filter((volume) => !((volume.split(':')[0] ?? '') in volumes))
      .map((volume) => `${name}: no volume ${volume}`),
    ...(service.environment?.['API_URL'] && (!api || portOf(api) !== apiPort)
      ? [`${name}: nothing at ${service.environment['API_URL']}`]
      : []),
  ]
}

/** An image whose content cannot change. */
const pinned = /^[a-z/]+:[\w.-]+@sha256:[0-9a-f]{64}$/

function hardeningFaults(name: string, service: Service): string[] {
  const { image, read_only, cap_drop, security_opt, mem_limit, pids_limit, user } = service
  const rules: [string, boolean][] = [
    ['its image has no digest', image === undefined || pinned.test(image)],
    ['it can write to its file system', read_only === true],
    ['it has capabilities', cap_drop?.join() === 'ALL'],
    ['it may gain privileges', security_opt?.includes('no-new-privileges:true') === true],
    ['its memory has no limit', mem_limit !== undefined],
    ['its processes have no limit', pids_limit !== undefined],
    ['it runs as root', image === undefined || (user !== undefined && !/^(0|root)\b/.test(user))],
    [
      'others than this machine reach it without TLS',
      (service.ports ?? []).every((port) => port.startsWith('127.0.0.1:')),
    ],
  ]
  return rules.filter(([, isMet]) => !isMet).map(([fault]) => `${name}: ${fault}`)
}

/** Who reaches whom: only the API the database and the mail server, and what the API does not need, not the API. */
function networkFaults({ services, networks }: Compose): string[] {
  const reach = (one: string, other: string) =>
    services[one]?.networks?.some((network) => services[other]?.networks?.includes(network))
  const others = Object.keys(services).filter((name) => name !== 'api')
  return [
    ...others.flatMap((name) =>
      ['postgres', 'mail']
        .filter((inner) => inner !== name && reach(name, inner))
        .map((inner) => `${name}: reaches ${inner}`),
    ),
    ...(reach('front', 'api') ? ['front: reaches api'] : []),
    ...[
      ['api', 'postgres'],
      ['api', 'mail'],
      ['web', 'api'],
      ['admin', 'api'],
      ['front', 'web'],
      ['front', 'admin'],
    ]
      .filter(([one, other]) => !reach(one!, other!))
      .map(([one, other]) => `${one}: does not reach ${other}`),
    ...(networks['data']?.internal ? [] : ['postgres: reaches the internet']),
  ]
}

/** Site and console have two host names, and every service knows the same ones. */
function nameFaults({ services }: Compose): string[] {
  const defaultsOf = (variable: string) =>
    new Set(
      Object.values(services).flatMap(({ environment }) => {
        const address = /:-(.+)\}$/.exec(environment?.[variable] ?? '')?.[1]
        return address === undefined ? [] : [new URL(address).hostname]
      }),
    )
  const [web, admin] = [defaultsOf('PUBLIC_WEB_URL'), defaultsOf('PUBLIC_ADMIN_URL')]
  return web.size === 1 && admin.size === 1 && [...web][0] !== [...admin][0]
    ? []
    : ['site and console do not have one host name each']
}

/** Variables that a person sets are explained in .env.example or at the head of the file; secrets have no default. */
function variableFaults(text: string): string[] {
  const head = text.slice(0, text.indexOf('\nservices:'))
  const documented = (name: string) =>
    apiVariables.includes(name) || new RegExp(`^#\\s+${name}\\s`, 'm').test(head)
  const used = readVariables(text)
  const secrets = ['POSTGRES_PASSWORD', 'ADMIN_PASSWORD', 'SESSION_SECRET', 'TRAVEL_DETAILS_KEYS']
  return [
    ...used.filter(({ name }) => !documented(name)).map(({ name }) => `${name} is not explained`),
    ...secrets
      .filter((name) => !used.some((one) => one.name === name && one.required))
      .map((name) => `${name} is not required`),
    ...used
      .filter(({ name, required }) => secrets.includes(name) && !required)
      .map(({ name }) => `${name} has a default`),
  ]
}

/** What is wrong with a compose file of this workspace; empty if everything that it names exists. */
export function composeFaults(text: string): string[] {
  const compose = readCompose(text)
  const { api } = compose.services
  return [
    ...Object.entries(compose.services).flatMap(([name, service]) =>
      serviceFaults(name, service, compose),
    ),
    ...Object.entries(compose.services).flatMap(([name, service]) =>
      hardeningFaults(name, service),
    ),
    ...networkFaults(compose),
    ...nameFaults(compose),
    ...(api?.container_name || api?.ports ? ['api: cannot run as several instances'] : []),
    ...variableFaults(text),
  ]
}
