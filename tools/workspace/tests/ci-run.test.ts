import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workspace } from './support/program.ts'

const good = {
  ci: 'exit 0',
  servers: 'exit 0',
  test: 'echo "12 passed, 0 failed"',
  e2e: 'echo "3 passed, 0 failed"',
  vulnerabilities: 'echo "found 0 vulnerabilities"',
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ci-run-'))
  mkdirSync(join(folder, '.ci'))
  mkdirSync(join(folder, 'bin'))
  copyFileSync(join(workspace, '.ci/run'), join(folder, '.ci/run'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function program(name: string, script: string) {
  const file = join(folder, 'bin', name)
  writeFileSync(file, `#!/bin/bash\necho "${name} $*" >>"${folder}/calls"\n${script}\n`)
  chmodSync(file, 0o755)
}

/** Programs that the script uses as they are, with their paths. The others are replaced by fakes. */
const tools = [
  'bash',
  'cat',
  'dirname',
  'env',
  'grep',
  'id',
  'mktemp',
  'rm',
  'tail',
  'timeout',
  'sleep',
].map((name) => {
  const { stdout } = spawnSync('bash', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return { name, path: stdout.trim() }
})

/** Runs the script with fake commands, and returns its output, its exit code and the commands that it called. */
function run(
  npm: Partial<typeof good>,
  {
    browser = 'chromium-headless-shell',
    nginx = true,
    postgres = true,
    packages = [
      'update',
      'chromium-headless-shell',
      'chromium',
      'libnginx-mod-http-brotli-static',
      'postgresql',
    ],
  } = {},
) {
  const does = { ...good, ...npm }
  program(
    'npm',
    `case "$*" in ci*) ${does.ci};; 'run servers'*) ${does.servers};; 'run test:all') ${does.test};; 'run e2e') ${does.e2e};; 'run vulnerabilities'*) ${does.vulnerabilities};; esac`,
  )
  program('apt-get', `case "${'$'}{!#}" in ${packages.join('|')}) exit 0;; esac; exit 100`)
  program('sudo', 'shift; exec "$@"')
  if (browser) program(browser, 'exit 0')
  if (nginx) program('nginx', 'exit 0')
  if (postgres) {
    mkdirSync(join(folder, '15/bin'), { recursive: true })
    writeFileSync(join(folder, '15/bin/postgres'), '')
  }
  writeFileSync(join(folder, 'ngx_http_brotli_static_module.so'), '')
  for (const { name, path } of tools) {
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\nexec ${path} "$@"\n`, {
      mode: 0o755,
    })
  }
  const { status, stdout, stderr } = spawnSync('/bin/bash', [join(folder, '.ci/run')], {
    cwd: tmpdir(),
    encoding: 'utf8',
    env: {
      PATH: join(folder, 'bin'),
      HOME: folder,
      NGINX_MODULES: folder,
      POSTGRES_VERSIONS: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines = stdout.trimEnd().split('\n')
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')
  return { code: status, lines, last: lines.at(-1), calls, stderr }
}

test('installs the packages, runs both kinds of tests, and ends with their sum', () => {
  const { code, last, calls, stderr } = run({})
  expect(stderr).toBe('')
  expect(last).toBe('15 passed, 0 failed')
  expect(code).toBe(0)
  // The report runs beside the tests.
  const report = 'npm run vulnerabilities --silent'
  expect(calls).toContain(report)
  expect(calls.filter((call) => call !== report)).toEqual([
    'npm ci --no-audit --no-fund',
    'npm run servers --workspace @farandfew/postgres --silent',
    'npm run test:all',
    'npm run e2e',
  ])
})

test('reports known vulnerabilities, or that the registry did not answer, and passes', () => {
  const { code, lines, last } = run({ vulnerabilities: 'echo "2 high"; exit 1' })
  expect(lines).toContain('2 high')
  expect(lines).toContain('The registry named vulnerabilities or did not answer.')
  expect(last).toBe('15 passed, 0 failed')
  expect(code).toBe(0)
})

test('installs nginx before the tests if there is none', () => {
  const { code, calls } = run({}, { nginx: false })
  expect(code).toBe(0)
  const installs = calls.filter((call) => call.startsWith('apt-get'))
  expect(installs).toEqual([
    'apt-get update',
    'apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static',
  ])
  expect(calls.indexOf('npm run test:all')).toBeGreaterThan(calls.indexOf(installs[1] ?? ''))
  expect(calls).toHaveLength(7)
})

test('stops if nginx cannot be installed', () => {
  const { code, lines, last, calls } = run({}, { nginx: false, packages: ['update'] })
  expect(code).toBe(1)
  expect(last).toBe('0 passed, 1 failed')
  expect(lines).toContain('Failed step: nginx')
  expect(calls).not.toContain('npm run test:all')
})

test('installs PostgreSQL before the tests if there is none, and stops if it lacks a server', () => {
  const { code, calls } = run({}, { postgres: false })
  expect(code).toBe(0)
  expect(calls.filter((call) => call.startsWith('apt-get'))).toEqual([
    'apt-get update',
    'apt-get install --yes --no-install-recommends postgresql',
  ])
  const stopped = run({ servers: 'exit 1' })
  expect(stopped.code).toBe(1)
  expect(stopped.lines).toContain('Failed step: PostgreSQL servers')
  expect(stopped.last).toBe('0 passed, 1 failed')
})

test('installs a browser before the tests if there is none', () => {
  const { code, calls } = run({}, { browser: '' })
  expect(code).toBe(0)
  const installs = calls.filter((call) => call.startsWith('apt-get'))
  expect(installs[0]).toBe('apt-get update')
  expect(installs[1]).toMatch(/^apt-get install .*chromium-headless-shell$/)
  expect(installs).toHaveLength(2)
  expect(calls.indexOf('npm run test:all')).toBeGreaterThan(calls.indexOf(installs[1] ?? ''))
})

test('installs the browser without windows beside one with windows, if it can', () => {
  const headless = /^apt-get install .*chromium-headless-shell$/
  const { code, calls } = run({}, { browser: 'chromium' })
  expect(code).toBe(0)
  expect(calls).toContainEqual(expect.stringMatching(headless))
  for (const packages of [[], ['update']]) {
    const { last, calls: tried } = run({}, { browser: 'chromium', packages })
    expect(last).toBe('15 passed, 0 failed')
    expect(tried).toContain('npm run e2e')
    expect(tried).not.toContainEqual(expect.stringMatching(/^apt-get install .*chromium$/))
  }
})

test('installs the full browser if the headless one is not available', () => {
  const { code, calls } = run({}, { browser: '', packages: ['update', 'chromium'] })
  expect(code).toBe(0)
  const installs = calls.filter((call) => call.startsWith('apt-get'))
  expect(installs[2]).toMatch(/^apt-get install .*chromium$/)
  expect(calls).toContain('npm run test:all')
})

test.each([
  [
    'tests that fail',
    { test: 'echo "11 passed, 1 failed"; exit 1' },
    '14 passed, 1 failed',
    'tests',
  ],
  [
    'a failed test with exit code 0',
    { test: 'echo "11 passed, 1 failed"' },
    '14 passed, 1 failed',
    'tests',
  ],
  ['a crash', { e2e: 'echo oops; exit 7' }, '12 passed, 1 failed', 'browser tests'],
  ['output without a total', { e2e: 'exit 0' }, '12 passed, 1 failed', 'browser tests'],
  [
    'an error after tests that pass',
    { e2e: `${good.e2e}; exit 1` },
    '15 passed, 1 failed',
    'browser tests',
  ],
  ['no test at all', { test: 'echo "0 passed, 0 failed"' }, '3 passed, 1 failed', 'tests'],
])('fails and names the step: %s', (_what, npm, last, step) => {
  const ended = run(npm)
  expect(ended.last).toBe(last)
  expect(ended.code).toBe(1)
  expect(ended.lines).toContain(`Failed step: ${step}`)
  expect(ended.lines).toContain(`== ${step}, the end`)
  // The other tests run as well.
  expect(ended.calls).toContain('npm run e2e')
})

test('stops if the packages cannot be installed', () => {
  const { code, last, lines, calls } = run({ ci: 'echo "no network"; exit 1' })
  expect(code).toBe(1)
  expect(last).toBe('0 passed, 1 failed')
  expect(lines).toEqual(expect.arrayContaining(['no network', 'Failed step: packages']))
  expect(calls).not.toContain('npm run test:all')
})

test('ends even if a step leaves a process running', () => {
  // The process ends when the test removes its folder.
  const { code, last } = run({ e2e: `while [ -d ${folder} ]; do sleep 0.2; done & ${good.e2e}` })
  expect(last).toBe('15 passed, 0 failed')
  expect(code).toBe(0)
})
