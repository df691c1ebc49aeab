import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { workspace } from './program.ts'

export interface SmallWorkspace {
  readonly folder: string
  write(path: string, text: string): void
  git(...args: string[]): string
  remove(): void
}

const passing = "test('one', () => {})\ntest('two', () => {})\n"
const failing = "test('three', () => { throw new Error('wrong') })\ntest('four', () => {})\n"

const runJest = 'jest --rootDir . --maxWorkers 1'

/** A package that is checked by the given scripts. */
const manifest = (name: string, scripts: Record<string, string>) =>
  JSON.stringify({ name: `@small/${name}`, version: '0.0.0', scripts, nx: { name } })

/**
 * An Nx workspace in a temporary folder, committed: `sound` passes all, with two tests; `broken` has a lint that
 * fails, a test that fails and a suite that cannot start; `mute` has a test run that ends well and says nothing.
 */
export function createSmallWorkspace(): SmallWorkspace {
  const folder = mkdtempSync(join(tmpdir(), 'small-workspace-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Check', '-c', 'user.email=check@club.invalid', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const nothing = 'node -e 0'
  write(
    'package.json',
    JSON.stringify({ name: 'small', private: true, workspaces: ['packages/*'] }),
  )
  write('.gitignore', 'node_modules\n.nx\n')
  write(
    'nx.json',
    JSON.stringify({
      neverConnectToCloud: true,
      analytics: false,
      useDaemonProcess: false,
      targetDefaults: { lint: { cache: true }, test: { cache: true }, typecheck: { cache: true } },
    }),
  )
  write(
    'packages/sound/package.json',
    manifest('sound', { lint: nothing, typecheck: nothing, test: runJest }),
  )
  write('packages/sound/sound.test.js', passing)
  write(
    'packages/broken/package.json',
    manifest('broken', { lint: 'node -e "process.exit(1)"', test: runJest }),
  )
  write('packages/broken/failing.test.js', failing)
  write('packages/broken/gone.test.js', "require('./gone')\n")
  write('packages/mute/package.json', manifest('mute', { test: nothing }))
  symlinkSync(join(workspace, 'node_modules'), join(folder, 'node_modules'))
  git('init', '--quiet', '--initial-branch=main')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Begin')
  return { folder, write, git, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
