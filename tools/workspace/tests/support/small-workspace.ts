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

const passing = 'node -e 0'
const failing = 'node -e "process.exit(1)"'

/** A test run that writes the given counts, as the reporter of the jest preset does. */
const testRun = (project: string, results: { passed: number; failed: number }, target = 'test') => {
  const failures = Array.from({ length: results.failed }, () => 'tests/some.test.ts › fails')
  const text = JSON.stringify({ ...results, skipped: 0, failures, files: [] })
  return `mkdir -p ../../test-results && echo '${text}' >../../test-results/${project}-${target}.json`
}

const manifest = (name: string, scripts: Record<string, string>) =>
  JSON.stringify({ name: `@small/${name}`, version: '0.0.0', scripts, nx: { name } })

/**
 * Creates an Nx workspace in a temporary folder, with one commit. In `sound` everything passes, with two tests; in
 * `broken` the lint and one of two tests fail; the test run of `silent` succeeds without results; `art` draws the pictures.
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
  const cached = { cache: true }
  const outputs = ['{workspaceRoot}/test-results/{projectName}-test.json']
  write(
    'package.json',
    JSON.stringify({ name: 'small', private: true, workspaces: ['packages/*'] }),
  )
  write('.gitignore', 'node_modules\n.nx\ntest-results\n')
  write(
    'nx.json',
    JSON.stringify({
      neverConnectToCloud: true,
      analytics: false,
      useDaemonProcess: false,
      targetDefaults: {
        'lint-all': cached,
        lint: cached,
        typecheck: cached,
        test: { ...cached, outputs },
      },
    }),
  )
  write(
    'packages/sound/package.json',
    manifest('sound', {
      lint: passing,
      'lint-all': passing,
      typecheck: passing,
      test: testRun('sound', { passed: 2, failed: 0 }),
      'test-full': testRun('sound', { passed: 10, failed: 0 }, 'test-full'),
    }),
  )
  write(
    'packages/broken/package.json',
    manifest('broken', {
      'lint-all': failing,
      test: `${testRun('broken', { passed: 1, failed: 1 })} && ${failing}`,
    }),
  )
  write('packages/silent/package.json', manifest('silent', { test: passing }))
  write(
    'packages/art/package.json',
    manifest('art', { test: testRun('art', { passed: 100, failed: 0 }) }),
  )
  write('tools/art/scene.ts', 'a boat')
  write('apps/web/public/boat.svg', '<svg/>')
  symlinkSync(join(workspace, 'node_modules'), join(folder, 'node_modules'))
  git('init', '--quiet', '--initial-branch=main')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Begin')
  return { folder, write, git, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
