import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workspace } from './program.ts'
import { apiVariables, hostVariables } from './variables.ts'

interface Setting {
  readonly section: string
  readonly key: string
  readonly value: string
}

/** The settings of a systemd unit, in order. */
export function readUnit(text: string): Setting[] {
  let section = ''
  const settings: Setting[] = []
  for (const line of text.split('\n')) {
    const [, name] = /^\[(\w+)\]$/.exec(line) ?? []
    if (name !== undefined) section = name
    else if (line !== '' && !line.startsWith('#')) {
      const at = line.indexOf('=')
      settings.push({ section, key: line.slice(0, Math.max(at, 0)), value: line.slice(at + 1) })
    }
  }
  return settings
}

const root = '/opt/farandfew/'

/** Variables that a unit may set, by its program. */
function knownVariables(command: string): string[] {
  if (command.includes('backup.sh')) {
    const script = readFileSync(join(workspace, 'deploy/backup/backup.sh'), 'utf8')
    return [...script.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name)
  }
  return command.includes('apps/api/') ? apiVariables : [...hostVariables, 'NODE_ENV']
}

/** The source of a file that a unit starts: builds are made from the folder of their app. */
const sourceOf = (path: string) => path.replace(/\/dist\/(\w+)\.js$/, '/src/$1.ts')

/** What is wrong with a unit of this workspace; empty if everything that it names exists. */
export function unitFaults(name: string, text: string): string[] {
  const settings = readUnit(text)
  const all = (key: string) => settings.filter((one) => one.key === key).map(({ value }) => value)
  const commands = [...all('ExecStartPre'), ...all('ExecStart')]
  const known = knownVariables(commands.join(' '))
  const files = commands
    .flatMap((command) => command.split(' '))
    .filter((word) => /^(\/opt\/farandfew\/)?(apps|deploy)\//.test(word))
    .map((word) => word.replace(root, ''))
  const sets = all('Environment').map((value) => value.split('=')[0] ?? '')
  return [
    ...settings.filter(({ key, section }) => !key || !section).map(({ value }) => `line ${value}`),
    ...sets.filter((one) => !known.includes(one)).map((one) => `nothing reads ${one}`),
    ...files
      .filter((file) => !existsSync(join(workspace, sourceOf(file))))
      .map((file) => `no file ${file}`),
    ...(name.endsWith('.service') && !all('User')[0]?.startsWith('farandfew-')
      ? ['runs as root']
      : []),
    ...(sets.some((one) => /PASSWORD|SECRET|DATABASE_URL/.test(one)) ? ['contains a secret'] : []),
  ]
}

/** What systemd says of a unit; undefined without systemd. Programs that this machine lacks are no fault. */
export function systemdFaults(name: string, text: string): string[] | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'club-units-'))
  const file = join(folder, name)
  // A timer needs its service.
  if (name.endsWith('.timer')) {
    writeFileSync(file.replace(/timer$/, 'service'), '[Service]\nExecStart=/bin/true\n')
  }
  writeFileSync(file, text)
  const { error, stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  if (error) return undefined
  return `${stdout}${stderr}`
    .split('\n')
    .filter((line) => line.includes(folder) || line.startsWith(name))
    .filter((line) => !/is not executable|File system|Failed to open/.test(line))
}
