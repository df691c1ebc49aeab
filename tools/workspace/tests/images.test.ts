import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageFaults, isIgnored } from './support/image-faults.ts'
import { workspace } from './support/program.ts'

const read = (app: string) => readFileSync(join(workspace, 'apps', app, 'Dockerfile'), 'utf8')

test.each(['api', 'web', 'admin', 'host'])(
  'everything that the image of %s names exists, and it does not run as root',
  (app) => {
    expect(imageFaults(read(app))).toEqual([])
  },
)

test.each<[fault: string, app: string, from: string | RegExp, to: string]>([
  ['it runs as root', 'api', 'USER node\n', ''],
  ['it runs as root', 'web', 'USER node', 'USER root'],
  ['no health check', 'api', '/healthz', '/pulse'],
  ['COPY of tsconfig.json, which', 'api', 'tsconfig.base.json', 'tsconfig.json'],
  ['COPY of apps/api/tests, which', 'api', 'COPY apps/api apps', 'COPY apps/api/tests apps'],
  ['has no script compile', 'api', 'npm run build', 'npm run compile'],
  [
    'no package @farandfew/none',
    'api',
    '--workspace @farandfew/api',
    '--workspace @farandfew/none',
  ],
  ['libs/domain is not copied', 'api', 'COPY libs/domain libs/domain\n', ''],
  ['libs/domain/package.json is not copied', 'api', /COPY libs\/domain\/pack.*\n/, ''],
  ['apps/host is not copied', 'web', 'COPY apps/host apps/host\n', ''],
  ['which build does not create', 'api', '/club/apps/api/dist', '/club/apps/api/out'],
  ['it starts apps/api/dist/main.js', 'api', 'apps/api/dist apps/api/dist', 'apps/api/dist server'],
  ['it starts apps/host/dist/main.js', 'admin', /COPY --from=build .*\n/, ''],
  ['nginx, which is not installed', 'admin', 'recommends nginx libnginx-mod', 'recommends lib'],
  ['is not a pinned', 'api', /node:24\S+/, 'node:24-bookworm-slim'],
  ['is not a pinned', 'api', /node:24(?=\S+)/, 'node:20'],
  ['maker, which is not a stage', 'api', '--from=build', '--from=maker'],
])('reports the fault "%s"', (fault, app, from, to) => {
  const text = read(app)
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  expect(imageFaults(changed).join('\n')).toContain(fault)
})

test('all images have the same base', () => {
  const bases = ['api', 'web', 'admin', 'host'].map((app) => /^FROM (\S+)/m.exec(read(app))?.[1])
  expect(new Set(bases).size).toBe(1)
})

test('secrets, installed packages and earlier builds are not part of an image', () => {
  const out = ['.env', '.env.local', '.git/HEAD', '.data/x', 'node_modules/x', 'apps/web/dist/x']
  expect(out.filter((path) => !isIgnored(path))).toEqual([])
  const needed = ['package-lock.json', 'apps/web/src/main.ts', 'libs/ui/src/theme/theme.ts']
  expect(needed.filter(isIgnored)).toEqual([])
})
