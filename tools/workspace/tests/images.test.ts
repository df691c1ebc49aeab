import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageFaults, isLeftOut } from './support/image-faults.ts'
import { workspace } from './support/program.ts'

const apps = ['api', 'web', 'admin']

const read = (app: string) => readFileSync(join(workspace, 'apps', app, 'Dockerfile'), 'utf8')

test.each(apps)('all that the image of %s names is there, and it does not run as root', (app) => {
  expect(imageFaults(read(app))).toEqual([])
})

test.each<[fault: string, change: (text: string) => string]>([
  ['it runs as root', (text) => text.replace('USER node\n', '')],
  ['it runs as root', (text) => text.replace('USER node', 'USER root')],
  ['no health check', (text) => text.replace('/healthz', '/pulse')],
  ['COPY of tsconfig.json, which', (text) => text.replace('tsconfig.base.json', 'tsconfig.json')],
  [
    'COPY of apps/api/tests, which',
    (text) => text.replace('COPY apps/api apps', 'COPY apps/api/tests apps'),
  ],
  ['has no script compile', (text) => text.replace('npm run build', 'npm run compile')],
  [
    'no package @farandfew/none',
    (text) => text.replace('--workspace @farandfew/api', '--workspace @farandfew/none'),
  ],
  ['libs/domain is not copied', (text) => text.replace('COPY libs/domain libs/domain\n', '')],
  [
    'libs/domain/package.json is not copied',
    (text) => text.replace(/COPY libs\/domain\/pack.*\n/, ''),
  ],
  [
    'which build does not make',
    (text) => text.replace('/club/apps/api/dist', '/club/apps/api/out'),
  ],
  [
    'it starts apps/api/dist/main.js',
    (text) => text.replace('apps/api/dist apps/api/dist', 'apps/api/dist server'),
  ],
  ['is not a pinned', (text) => text.replace('node:20.20-bookworm-slim', 'node:latest')],
  ['maker, which is no stage', (text) => text.replace('--from=build', '--from=maker')],
])('an image with the fault "%s" is refused', (fault, change) => {
  const text = read('api')
  expect(change(text)).not.toBe(text)
  expect(imageFaults(change(text)).join('\n')).toContain(fault)
})

test('secrets, packages of this machine and results of earlier builds stay out of every image', () => {
  const out = ['.env', '.env.local', '.git/HEAD', '.data/x', 'node_modules/x', 'apps/web/dist/x']
  expect(out.filter((path) => !isLeftOut(path))).toEqual([])
  const needed = ['package-lock.json', 'apps/web/src/main.ts', 'libs/ui/src/theme/theme.ts']
  expect(needed.filter(isLeftOut)).toEqual([])
})
