import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Compose, readCompose, type Service, takenVariables } from './compose.ts'
import { inheritedInstructions, readDockerfile, variablesOf } from './dockerfile.ts'
import { workspace } from './program.ts'

const read = (path: string) => readFileSync(join(workspace, path), 'utf8')

/** The variables that .env.example documents: all that the API reads. */
const apiVariables = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(
  ([, name = '']) => name,
)

/** The variables that the small web server takes from its environment. */
const hostVariables = ['main', 'host-environment'].flatMap((file) =>
  [...read(`tools/start/src/host/${file}.ts`).matchAll(/\benv(?:, |\[)'([A-Z_]+)'/g)].map(
    ([, name = '']) => name,
  ),
)

const readVariables: Record<string, string[]> = {
  api: [...apiVariables, 'NODE_ENV'],
  web: [...hostVariables, 'NODE_ENV'],
  admin: [...hostVariables, 'NODE_ENV'],
  postgres: ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD'],
}

/** The image that a service is built as: what its last stage does, with what it inherits. */
function imageOf({ build }: Service) {
  const file = build && join(workspace, build.context, build.dockerfile)
  if (!build || !file || !existsSync(file)) return undefined
  const stages = readDockerfile(readFileSync(file, 'utf8'))
  const stage = stages.find(({ name }) => name === build.target)
  return stage && inheritedInstructions(stages, stage)
}

const hasHealthCheck = (service: Service | undefined) =>
  service !== undefined &&
  (service.healthcheck !== undefined ||
    imageOf(service)?.some(({ word }) => word === 'HEALTHCHECK') === true)

const portOf = (service: Service) => imageOf(service)?.find(({ word }) => word === 'EXPOSE')?.rest

function serviceFaults(name: string, service: Service, { services, volumes }: Compose): string[] {
  const image = imageOf(service)
  if (service.build && !image)
    return [`${name}: no Dockerfile with a stage ${service.build.target}`]
  const given = Object.keys({ ...variablesOf(image ?? []), ...service.environment })
  const [, apiHost = '', apiPort] =
    /^http:\/\/([a-z-]+):(\d+)$/.exec(service.environment?.['API_URL'] ?? '') ?? []
  const api = services[apiHost]
  return [
    ...given
      .filter((variable) => !readVariables[name]?.includes(variable))
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
    ...(service.image && !/:v?\d+(\.\d+)*(-[a-z]+)?$/.test(service.image)
      ? [`${name}: ${service.image} is not pinned`]
      : []),
  ]
}

/** Variables that somebody who starts the containers sets: explained in .env.example, or at the file's head. */
function variableFaults(text: string): string[] {
  const head = text.slice(0, text.indexOf('\nservices:'))
  const documented = (name: string) =>
    apiVariables.includes(name) || new RegExp(`^#\\s+${name}\\s`, 'm').test(head)
  const taken = takenVariables(text)
  const secrets = ['POSTGRES_PASSWORD', 'ADMIN_PASSWORD', 'SESSION_SECRET']
  return [
    ...taken.filter(({ name }) => !documented(name)).map(({ name }) => `${name} is not explained`),
    ...secrets
      .filter((name) => !taken.some((one) => one.name === name && one.required))
      .map((name) => `${name} is not required`),
    ...taken
      .filter(({ name, required }) => secrets.includes(name) && !required)
      .map(({ name }) => `${name} has a default`),
  ]
}

/** What is wrong with a compose file of this workspace; empty where all that it names is there. */
export function composeFaults(text: string): string[] {
  const compose = readCompose(text)
  const { api } = compose.services
  return [
    ...Object.entries(compose.services).flatMap(([name, service]) =>
      serviceFaults(name, service, compose),
    ),
    ...(api?.container_name || api?.ports ? ['api: cannot run as several copies'] : []),
    ...variableFaults(text),
  ]
}
