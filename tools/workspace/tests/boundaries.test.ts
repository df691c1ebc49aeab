import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNode, workspace } from './support/program.ts'

// Named .txt, so that neither Nx nor a compiler takes them for sources of this project.
const fixtures = join(__dirname, '../fixtures/boundaries')

const notAllowed = (type: string, name: string) =>
  `A project tagged with "${type}" is not allowed to import "${name}"`
const notTogether = (types: string, name: string) =>
  `A project tagged with ${types} is not allowed to import "${name}"`
const onlyOn = (type: string) => `A project tagged with "${type}" can only depend on libs`
const onlyOnBoth = (types: string) => `A project tagged with ${types} can only depend on libs`
const byPath = 'Projects cannot be imported by a relative or absolute path'

const nodeApp = '"type:app" and "platform:node"'

/** A fixture, where in the workspace it is as if it stood, and how the refusal begins. */
const refused: [fixture: string, place: string, message: string][] = [
  ['domain-react.ts', 'libs/domain/src/trips', notAllowed('type:domain', 'react')],
  ['domain-ui.ts', 'libs/domain/src/trips', 'Circular dependency between'],
  ['domain-node.ts', 'libs/domain/src/trips', "'node:fs' import is restricted"],
  ['domain-fast-check.ts', 'libs/domain/src/trips', notAllowed('type:domain', 'fast-check')],
  [
    'client-react-query.ts',
    'libs/api-client/src/trips',
    notAllowed('type:client', '@tanstack/react-query'),
  ],
  ['client-ui.ts', 'libs/api-client/src/trips', onlyOn('type:client')],
  ['ui-api-client.tsx', 'libs/ui/src/badge', onlyOn('type:ui')],
  ['ui-router.tsx', 'libs/ui/src/badge', notAllowed('type:ui', 'react-router-dom')],
  ['ui-pg.tsx', 'libs/ui/src/badge', notAllowed('platform:browser', 'pg')],
  ['app-pg.ts', 'apps/web/src/app', notAllowed('platform:browser', 'pg')],
  ['app-kysely.ts', 'apps/web/src/app', notAllowed('platform:browser', 'kysely')],
  ['app-fastify.ts', 'apps/web/src/app', notAllowed('platform:browser', 'fastify')],
  ['app-fastify.ts', 'apps/admin/src/app', notAllowed('platform:browser', 'fastify')],
  ['web-admin.ts', 'apps/web/src/app', byPath],
  ['web-admin-by-name.ts', 'apps/web/src/app', 'Imports of apps are forbidden'],
  ['admin-web.ts', 'apps/admin/src/app', byPath],
  ['app-api.ts', 'apps/web/src/app', byPath],
  ['api-react.ts', 'apps/api/src/features/trips', notTogether(nodeApp, 'react')],
  ['api-react-dom.ts', 'apps/api/src/features/trips', notTogether(nodeApp, 'react-dom/server')],
  ['api-ui.ts', 'apps/api/src/features/trips', onlyOnBoth(nodeApp)],
  ['api-client.ts', 'apps/api/src/features/trips', onlyOnBoth(nodeApp)],
  ['tool-api.ts', 'tools/art/src', byPath],
  ['tool-api-by-name.ts', 'apps/e2e/src', 'Imports of apps are forbidden'],
  ['tool-ui.ts', 'tools/bench/src', onlyOn('type:tool')],
  ['tool-tool.ts', 'tools/art/src', byPath],
  ['feature-feature.ts', 'apps/web/src/features/trips', "'trips' imports the feature 'inquiries'"],
  ['feature-feature-later.ts', 'apps/web/src/features/trips', "'trips' imports the feature"],
  ['feature-feature-again.ts', 'apps/web/src/features/trips', "'trips' imports the feature"],
  ['api-feature-feature.ts', 'apps/api/src/features/auth', "The shared part 'auth' imports"],
  ['feature-route.ts', 'apps/web/src/features/trips', "imports 'routes/home', which composes"],
  ['api-feature-feature.ts', 'apps/api/src/features/trips', "imports the feature 'inquiries'"],
]

/** The same for what every rule lets pass. */
const accepted: [fixture: string, place: string][] = [
  ['domain-clean.ts', 'libs/domain/src/trips'],
  ['domain-fast-check.ts', 'libs/domain/tests'],
  ['client-clean.ts', 'libs/api-client/src/trips'],
  ['ui-clean.tsx', 'libs/ui/src/badge'],
  ['app-clean.tsx', 'apps/web/src/app'],
  ['app-clean.tsx', 'apps/admin/src/app'],
  ['api-clean.ts', 'apps/api/src/features/trips'],
  ['tool-clean.ts', 'tools/art/src'],
  ['tool-clean.ts', 'apps/e2e/src'],
  ['feature-clean.ts', 'apps/web/src/features/inquiries'],
  ['feature-feature.ts', 'apps/web/src/routes'],
  ['feature-feature.ts', 'apps/web/src/features/inquiries'],
]

interface Refusal {
  rule: string
  message: string
}

let answers: Refusal[][] = []

beforeAll(async () => {
  const sources = [...refused, ...accepted].map(([fixture, place]) => ({
    path: `${place}/${fixture}`,
    text: readFileSync(join(fixtures, `${fixture}.txt`), 'utf8'),
  }))
  const { code, out, err } = await runNode([join(__dirname, 'support/lint.mjs')], {
    input: JSON.stringify(sources),
  })
  if (code !== 0) throw new Error(err)
  answers = JSON.parse(out) as Refusal[][]
})

test.each(refused.map((row, index) => [...row, index] as const))(
  '%s is refused in %s',
  (_fixture, _place, message, index) => {
    expect(answers[index]?.map((answer) => answer.message)).toEqual([
      expect.stringContaining(message),
    ])
  },
)

test.each(accepted.map((row, index) => [...row, refused.length + index] as const))(
  '%s is accepted in %s',
  (_fixture, _place, index) => {
    expect(answers[index]).toEqual([])
  },
)

test('no fixture is forgotten, and each stands in a folder that there is', () => {
  const used = new Set([...refused, ...accepted].map(([fixture]) => fixture))
  expect(readdirSync(fixtures).filter((file) => !used.has(file.replace(/\.txt$/, '')))).toEqual([])
  const places = [...refused, ...accepted].map(([, place]) => place)
  expect(places.filter((place) => !existsSync(join(workspace, place)))).toEqual([])
})
