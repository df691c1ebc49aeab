import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  inheritedInstructions,
  type Instruction,
  readCopy,
  readDockerfile,
  type Stage,
} from './dockerfile.ts'
import { readPackages } from './packages.ts'
import { workspace } from './program.ts'

const packages = readPackages()

/** Whether .dockerignore keeps a path, or all that is below it, out of the build. */
export function isLeftOut(path: string): boolean {
  const patterns = readFileSync(join(workspace, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  return patterns.some((pattern) => {
    const source = pattern
      .replace(/[.+]/g, '\\$&')
      .replace(/\*\*\//g, '§')
      .replace(/\*/g, '[^/]*')
      .replace(/§/g, '(.*/)?')
    return new RegExp(`^${source}(/|$)`).test(path)
  })
}

/** The packages that a command of npm names. */
const workspacesOf = (command: string) =>
  [...command.matchAll(/--workspace (\S+)/g)].map(([, name = '']) => name)

/** What stands in a stage's folder because of the commands that ran in it. */
function madeBy(instructions: readonly Instruction[]): string[] {
  return instructions
    .filter(({ word }) => word === 'RUN')
    .flatMap(({ rest }) => rest.split('&&'))
    .flatMap((command) => {
      if (/\bnpm ci\b/.test(command)) return ['node_modules']
      if (!/\bnpm run build\b/.test(command)) return []
      return workspacesOf(command).map((name) => `${packages.get(name)?.folder}/dist`)
    })
}

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

function copyFaults(stages: readonly Stage[], { rest }: Instruction): string[] {
  const { stage, sources } = readCopy(rest)
  if (stage === undefined) {
    return sources
      .filter((source) => !existsSync(join(workspace, source)) || isLeftOut(source))
      .map((source) => `COPY of ${source}, which is not there`)
  }
  const from = stages.find(({ name }) => name === stage)
  if (!from) return [`COPY from ${stage}, which is no stage`]
  const made = madeBy(inheritedInstructions(stages, from))
  return sources
    .map((source) => source.replace(/^\/club\//, ''))
    .filter((source) => !made.some((folder) => isBelow(source, folder)))
    .map((source) => `COPY of ${source}, which ${stage} does not make`)
}

/** Every package that a command installs or builds has to be there by then, with all that it leans on. */
function commandFaults(before: readonly Instruction[], command: string): string[] {
  const copied = before
    .filter(({ word, rest }) => word === 'COPY' && !rest.includes('--from'))
    .flatMap(({ rest }) => readCopy(rest).sources)
  const builds = /\bnpm run (\S+)/.exec(command)?.[1]
  return workspacesOf(command).flatMap((name) => {
    const found = packages.get(name)
    if (!found) return [`no package ${name}`]
    if (builds && !found.scripts[builds]) return [`${name} has no script ${builds}`]
    const wanted = [found, ...found.leansOn.map((other) => packages.get(other))]
    return wanted
      .map((one) => (builds ? one?.folder : `${one?.folder}/package.json`) ?? '')
      .filter((path) => !copied.includes(path))
      .map((path) => `${path} is not copied before '${command.trim()}'`)
  })
}

function runFaults(stages: readonly Stage[], stage: Stage): string[] {
  const all = inheritedInstructions(stages, stage)
  return all.flatMap(({ word, rest }, index) =>
    word === 'RUN'
      ? rest.split('&&').flatMap((command) => commandFaults(all.slice(0, index), command))
      : [],
  )
}

/** How the finished image runs: as whom, what, and how it is asked whether it lives. */
function finishFaults(last: Stage): string[] {
  const only = (word: string) => last.instructions.filter((one) => one.word === word)
  const user = only('USER').at(-1)?.rest
  const [command = '', program = ''] = JSON.parse(only('CMD').at(-1)?.rest ?? '[]') as string[]
  const copies = only('COPY').map(({ rest }) => readCopy(rest).target)
  return [
    ...(user && user !== 'root' && user !== '0' ? [] : ['it runs as root']),
    ...(only('HEALTHCHECK').some(({ rest }) => rest.includes('/healthz'))
      ? []
      : ['no health check']),
    ...(command === 'node' && copies.some((target) => isBelow(program, target))
      ? []
      : [`it starts ${program}, which is not copied`]),
  ]
}

/** What is wrong with a Dockerfile of this workspace; empty where all that it names is there. */
export function imageFaults(text: string): string[] {
  const stages = readDockerfile(text)
  const last = stages.at(-1)
  if (!last || stages.length < 2) return ['it has no stages']
  const images = stages.filter(({ from }) => !stages.some(({ name }) => name === from))
  return [
    ...images
      .filter(({ from }) => !/^node:\d+\.\d+-[a-z-]*slim$/.test(from))
      .map(({ from }) => `${from} is not a pinned slim image of Node`),
    ...stages.flatMap((stage) =>
      stage.instructions
        .filter(({ word }) => word === 'COPY')
        .flatMap((instruction) => copyFaults(stages, instruction)),
    ),
    ...stages.flatMap((stage) => runFaults(stages, stage)),
    ...finishFaults(last),
  ]
}
