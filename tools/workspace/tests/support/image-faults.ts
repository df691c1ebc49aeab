import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  allInstructions,
  copiedPaths,
  type Instruction,
  readDockerfile,
  type Stage,
} from './dockerfile.ts'
import { readPackages } from './packages.ts'
import { workspace } from './program.ts'

const packages = readPackages()

/** The patterns of .dockerignore. Unlike those of .gitignore, each begins at the root. */
const ignored = readFileSync(join(workspace, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((pattern) => {
    const source = pattern
      .replace(/[.+]/g, '\\$&')
      .replace(/\*\*\/|\*/g, (wildcard) => (wildcard === '*' ? '[^/]*' : '(.*/)?'))
    return new RegExp(`^${source}(/|$)`)
  })

/** Whether .dockerignore keeps a path out of the build. */
export const isIgnored = (path: string) => ignored.some((pattern) => pattern.test(path))

/** The packages that an npm command names. */
const packagesOf = (command: string) =>
  [...command.matchAll(/--workspace (\S+)/g)].map(([, name = '']) => name)

const commandsOf = ({ keyword, text }: Instruction) => (keyword === 'RUN' ? text.split(' && ') : [])

/** The paths that the commands of a stage create. */
function createdBy(instructions: readonly Instruction[]): string[] {
  return instructions.flatMap(commandsOf).flatMap((command) => {
    if (/\bnpm ci\b/.test(command)) return ['node_modules']
    const [, folder] = /^mkdir -p (\S+)$/.exec(command) ?? []
    if (folder) return [folder]
    if (!/\bnpm run (build|bundle)\b/.test(command)) return []
    return packagesOf(command).map((name) => `${packages.get(name)?.folder}/dist`)
  })
}

const isInside = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

function copyFaults(stages: readonly Stage[], instruction: Instruction): string[] {
  const { sources } = copiedPaths(instruction)
  if (instruction.from === undefined) {
    return sources
      .filter((source) => !existsSync(join(workspace, source)) || isIgnored(source))
      .map((source) => `COPY of ${source}, which does not exist`)
  }
  const from = stages.find(({ name }) => name === instruction.from)
  if (!from) return [`COPY from ${instruction.from}, which is not a stage`]
  const created = createdBy(allInstructions(stages, from))
  return sources
    .map((source) => source.replace(/^\/club\//, ''))
    .filter((source) => !created.some((folder) => isInside(source, folder)))
    .map((source) => `COPY of ${source}, which ${from.name} does not create`)
}

/** A package must be copied, with all packages it depends on, before a command installs or builds it. */
function commandFaults(before: readonly Instruction[], command: string): string[] {
  const copied = before
    .filter(({ keyword, from }) => keyword === 'COPY' && from === undefined)
    .flatMap((instruction) => copiedPaths(instruction).sources)
  const script = /\bnpm run (\S+)/.exec(command)?.[1]
  return packagesOf(command).flatMap((name) => {
    const found = packages.get(name)
    if (!found) return [`no package ${name}`]
    if (script && !found.scripts[script]) return [`${name} has no script ${script}`]
    const required = [found, ...found.dependencies.map((other) => packages.get(other))]
    return required
      .map((one) => (script ? one?.folder : `${one?.folder}/package.json`) ?? '')
      .filter((path) => !copied.includes(path))
      .map((path) => `${path} is not copied before '${command}'`)
  })
}

function runFaults(stages: readonly Stage[], stage: Stage): string[] {
  const all = allInstructions(stages, stage)
  return all.flatMap((instruction, index) =>
    commandsOf(instruction).flatMap((command) => commandFaults(all.slice(0, index), command)),
  )
}

/** The account, the program and the health check of the finished image. */
function runtimeFaults(last: Stage): string[] {
  const only = (keyword: string) => last.instructions.filter((one) => one.keyword === keyword)
  const user = only('USER').at(-1)?.text
  const command = only('CMD').at(-1)?.text ?? ''
  const [, program = ''] = /\bnode"?,? "?([^\s"]+)/.exec(command) ?? []
  const copies = only('COPY').map((instruction) => copiedPaths(instruction).target)
  return [
    ...(user && user !== 'root' && user !== '0' ? [] : ['it runs as root']),
    ...(only('HEALTHCHECK').some(({ text }) => text.includes('/healthz'))
      ? []
      : ['no health check']),
    ...(copies.some((target) => isInside(program, target))
      ? []
      : [`it starts ${program}, which is not copied`]),
    ...(/\bnginx -c\b/.test(command) && !only('RUN').some(({ text }) => /\bnginx\b/.test(text))
      ? ['it starts nginx, which is not installed']
      : []),
  ]
}

/** What is wrong with a Dockerfile of this workspace; empty if everything that it names exists. */
export function imageFaults(text: string): string[] {
  const stages = readDockerfile(text)
  const last = stages.at(-1)
  if (!last || stages.length < 2) return ['it has no stages']
  const images = stages.filter(({ from }) => !stages.some(({ name }) => name === from))
  return [
    ...images
      .filter(({ from }) => !/^node:24\.[\d.]+-[a-z-]*slim@sha256:[0-9a-f]{64}$/.test(from))
      .map(({ from }) => `${from} is not a pinned slim image of Node 24`),
    ...stages.flatMap((stage) =>
      stage.instructions
        .filter(({ keyword }) => keyword === 'COPY')
        .flatMap((instruction) => copyFaults(stages, instruction)),
    ),
    ...stages.flatMap((stage) => runFaults(stages, stage)),
    ...runtimeFaults(last),
  ]
}
