import { appendFileSync, existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runNode, workspace } from './support/program.ts'
import { copyWorkspace } from './support/workspace-copy.ts'

const notAllowed = (tags: string, name: string) =>
  `A project tagged with ${tags} is not allowed to import "${name}"`
const onlyLibs = (tags: string) => `A project tagged with ${tags} can only depend on libs`
const nodeApp = '"type:app" and "platform:node"'
const layerMessage = 'app → routes → features → shared'
const orderMessage = 'must not import what is later in the order of subjects'

/** One import for each row of our tables, the file that it is in, and the beginning of the error message. */
const refused: [file: string, imported: string, message: string][] = [
  ['libs/domain/src/trips/x.ts', 'react', notAllowed('"type:domain"', 'react')],
  ['libs/domain/src/trips/x.ts', 'node:fs', "'node:fs' import is restricted"],
  ['libs/domain/src/trips/x.ts', 'fast-check', notAllowed('"type:domain"', 'fast-check')],
  ['libs/api-client/src/x.ts', '@farandfew/ui/badge/badge.tsx', onlyLibs('"type:client"')],
  ['libs/ui/src/badge/x.tsx', 'react-router-dom', notAllowed('"type:ui"', 'react-router-dom')],
  ['libs/ui/src/badge/x.tsx', '@farandfew/api-client', onlyLibs('"type:ui"')],
  ['apps/web/src/app/x.ts', 'pg', notAllowed('"platform:browser"', 'pg')],
  ['apps/admin/src/app/x.ts', 'fastify', notAllowed('"platform:browser"', 'fastify')],
  [
    'apps/web/src/app/x.ts',
    '../../../admin/src/main.tsx',
    'Projects cannot be imported by a relat',
  ],
  ['apps/web/src/app/x.ts', '@farandfew/admin/src/main.tsx', 'Imports of apps are forbidden'],
  [
    'apps/api/src/platform/plugins/x.ts',
    'react-dom/server',
    notAllowed(nodeApp, 'react-dom/server'),
  ],
  ['apps/api/src/platform/plugins/x.ts', '@farandfew/ui/badge/badge.tsx', onlyLibs(nodeApp)],
  ['tools/bench/src/x.ts', '@farandfew/ui/badge/badge.tsx', onlyLibs('"type:tool"')],
  ['libs/domain/src/members/x.ts', '../seats/booking.ts', orderMessage],
  ['libs/domain/src/refunds/x.ts', '../payments/payment.ts', orderMessage],
  ['apps/api/src/club/trips/x.ts', '../quiz/quiz.queries.ts', orderMessage],
  ['apps/api/src/club/trips/x.ts', '../../app.ts', layerMessage],
  ['apps/api/src/platform/db/x.ts', '../../club/trips/trips.queries.ts', layerMessage],
  ['apps/web/src/features/trips/x.ts', '../inquiries/inquiry-form.tsx', orderMessage],
  ['apps/web/src/features/trips/x.ts', '../../routes/home.tsx', layerMessage],
  ['apps/web/src/shared/links/x.ts', '../../features/inquiries/inquiry-form.tsx', layerMessage],
  ['apps/admin/src/routes/x.ts', '../app/app.tsx', layerMessage],
  // The contract imports this file.
  ['libs/domain/src/trips/trip.ts', './trips.contract.ts', 'Dependency cycle'],
]

const accepted: [file: string, imported: string][] = [
  ['libs/domain/src/trips/x.ts', 'zod'],
  ['libs/domain/tests/x.ts', 'fast-check'],
  ['libs/ui/src/badge/x.tsx', '@farandfew/domain/trips/trip.ts'],
  ['apps/web/src/app/x.ts', '@farandfew/api-client'],
  ['apps/api/src/club/trips/x.ts', '../../platform/errors/app-error.ts'],
  ['apps/api/src/club/trips/x.ts', './trips.queries.ts'],
  ['apps/api/src/club/trips/x.ts', '../departures/departure-row.ts'],
  ['apps/web/src/routes/x.ts', '../features/inquiries/inquiry-form.tsx'],
  ['apps/web/src/features/trips/x.ts', '../../shared/paths.ts'],
  ['tools/bench/src/x.ts', '@farandfew/domain/trips/trip.ts'],
]

const slowFiles = ['apps/api/src/club/trips/slow.ts', 'libs/domain/src/trips/slow.ts']
/** Exponential, polynomial, and quadratic because a search starts again at every place. */
const slowExpressions = ['/^(?:a+)+$/', '/^a*b?a*$/', '/\\s+$/']

/** A text of each kind: in JSX, in a template and in quotation marks. The comment may say anything. */
const textsFile = 'apps/web/src/app/texts.tsx'
const texts =
  "/** Meanwhile */ void <p title={`The club’s`}>It stands in the hall</p>; void 'Sent meanwhile'"
const unwanted = ['meanwhile', 'stands in the', '’']

/** Texts that a translated page does not change, or that React cannot change there; and the same as it should be. */
const unsafeTextsFile = 'apps/web/src/app/unsafe-texts.tsx'
const unsafeTexts = [
  '<button>{busy && <i />} Pay</button>',
  "<p>{busy ? 'Paying' : 'Pay'} <b /></p>",
  '<h2>Departures in {month}</h2>',
  "<p><b />{busy && ' now'}</p>",
  '<p>{busy ? <>now <i /></> : <b />}</p>',
  '<p>{`${month}: `}<b /></p>',
  '<><b /> now</>',
]
const safeTextsFile = 'apps/web/src/app/safe-texts.tsx'
const safeTexts = [
  '<button>{busy && <i />} <span>Pay</span></button>',
  "<button>{busy ? 'Paying' : 'Pay'}</button>",
  '<h2>{`Departures in ${month}`}</h2>',
  '<p>Pay {busy && <i />}</p>',
  '<p>{busy && <i />}<b /> now</p>',
  '<p>{list.map((one) => <i key={one} />)}</p>',
  '<p>{icon} Pay</p>',
  '<p>{busy && (<><b /><span>now</span></>)}</p>',
]

const key = (file: string, imported: string) => `${file} ${imported}`
const otherFiles = [...slowFiles, textsFile, unsafeTextsFile, safeTextsFile]
const messages = new Map<string, string[]>()
let copy: string | undefined

beforeAll(async () => {
  copy = await copyWorkspace()
  const cases = [...refused, ...accepted].map(([file, imported], index) => {
    const planted = existsSync(join(workspace, file)) ? file : file.replace('x.ts', `x${index}.ts`)
    return { name: key(file, imported), planted, imported }
  })
  for (const { planted, imported } of cases) {
    appendFileSync(join(copy, planted), `import '${imported}'\n`)
  }
  for (const file of slowFiles) {
    appendFileSync(
      join(copy, file),
      slowExpressions.map((text) => `void ${text}.test('')\n`).join(''),
    )
  }
  appendFileSync(join(copy, textsFile), `${texts}\n`)
  const given = 'export const All = ({ busy, month, list }: any) => {\nconst icon = <i />\nreturn ['
  for (const [file, lines] of [
    [unsafeTextsFile, unsafeTexts],
    [safeTextsFile, safeTexts],
  ] as const) {
    appendFileSync(join(copy, file), `${given}\n${lines.join(',\n')}\n]\n}\n`)
  }
  const { out, err } = await runNode(
    [
      join(workspace, 'node_modules/oxlint/bin/oxlint'),
      '--config=oxlint.config.mjs',
      '--format=json',
      ...new Set([...cases.map(({ planted }) => planted), ...otherFiles]),
    ],
    { cwd: copy },
  )
  if (err !== '') throw new Error(err)
  const { diagnostics } = JSON.parse(out) as {
    diagnostics: { filename: string; message: string }[]
  }
  for (const file of otherFiles) {
    const found = diagnostics.filter(({ filename }) => filename === file)
    messages.set(
      file,
      found.map(({ message }) => message),
    )
  }
  for (const { name, planted } of cases) {
    const found = diagnostics.filter(({ filename }) => filename === planted)
    messages.set(
      name,
      found.map(({ message }) => message),
    )
  }
})

afterAll(() => {
  if (copy !== undefined) rmSync(copy, { recursive: true, force: true })
})

test.each(refused)('%s cannot import %s', (file, imported, message) => {
  expect(messages.get(key(file, imported))).toEqual([expect.stringContaining(message)])
})

test.each(accepted)('%s can import %s', (file, imported) => {
  expect(messages.get(key(file, imported))).toEqual([])
})

test.each(slowFiles)('%s cannot use a regular expression of super-linear time', (file) => {
  expect(messages.get(file)).toEqual(
    slowExpressions.map(() => expect.stringMatching(/polynomial|exponential|quadratic/)),
  )
})

test('no text has unwanted wording', () => {
  const expected = unwanted.map((words): unknown => expect.stringContaining(`“${words}”`))
  expect(messages.get(textsFile)?.sort()).toEqual(expected)
})

test('no text of a translated page is one that React cannot change', () => {
  const ofTranslation = (file: string) =>
    messages.get(file)?.filter((message) => message.startsWith('A translated page'))
  expect(ofTranslation(unsafeTextsFile)).toHaveLength(unsafeTexts.length)
  expect(ofTranslation(safeTextsFile)).toEqual([])
})

test('every case names folders and files that exist', () => {
  const missing = [...refused, ...accepted].flatMap(([file, imported]) => {
    const folder = join(workspace, dirname(file))
    const target = imported.startsWith('.') ? join(folder, imported) : folder
    return [folder, target].filter((path) => !existsSync(path))
  })
  expect(missing).toEqual([])
})
