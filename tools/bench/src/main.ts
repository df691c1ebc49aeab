import { parseArgs } from 'node:util'
import { isMet, type Measure, toRows } from './measure.ts'
import { stopAll } from './programs.ts'
import { renderMarkdown, renderText, type Table } from './table.ts'

const help = `Measures the club's software on this machine and prints tables of the figures and their goals.

  npm run bench -- [api | booking | group-messages | console | web | pictures | selections | slow-clients | soak | all]
                   [--markdown] [--seconds N] [--runs N] [--minutes N] [--rate N]
                   [--members N] [--database URL]
  npm run bench -- fill --database URL [--members N] [--bookings N]

  api       the built API on a throwaway PostgreSQL, compared with a bare node:http server that sends the
            same bytes and headers; ratios within one run, so that they apply to any machine (needs wrk:
            apt-get install wrk)
  booking   holds of seats on one departure and on a hundred on a throwaway PostgreSQL, compared with servers that only
            insert the same rows, with pg and with an ORM
  group-messages
            a message to 500 readers of one group, and the memory of 10,000 idle streams of events
  console   the console's table of members with 100,000 of them on a throwaway PostgreSQL: search, pages, filters,
            CSV, and scrolling through it (needs Chromium); and its page Today with 200,000 bookings
  web       sizes of the built pages, and Lighthouse results for a phone (needs Chromium; CHROME_PATH names it)
  pictures  the pictures that take longest to paint, and the largest files (needs Chromium)
  selections
            choosing a balanced group among 500 applicants: how long it takes, and how far from the best it is
  slow-clients
            how others fare while a thousand clients are slow, on the embedded host and nginx (needs wrk and nginx)
  soak      250 requests a second for twenty minutes on two instances behind nginx, one of which is restarted every two
            minutes (needs nginx); not part of all
  all       all of the others; the default
  fill      measures nothing, and adds the missing ones of the first N generated members and bookings to a database: members
            with names in several scripts and reserved addresses, bookings with departures, payments, receipts and refunds

  --markdown   prints the tables as Markdown, for docs/operations.md
  --seconds N  length of each load (8)
  --minutes N  length of the soak (20)
  --rate N     its requests per second (250)
  --runs N     runs of Lighthouse per page; the median counts (5)
  --members N  members of the console's table (100000)
  --bookings N bookings of these members (200000)
  --database URL
               measures the console on this database, which \`fill\` has filled, and adds no members; the page Today gets
               its requests and messages at the first run

Exits with code 1 if a goal is missed. Run it on a machine that is otherwise idle.
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h' },
    markdown: { type: 'boolean' },
    seconds: { type: 'string', default: '8' },
    runs: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '20' },
    rate: { type: 'string', default: '250' },
    members: { type: 'string', default: '100000' },
    bookings: { type: 'string', default: '200000' },
    database: { type: 'string' },
  },
})

const [what = 'all'] = positionals
const seconds = Number(values.seconds)
const runs = Number(values.runs)
const minutes = Number(values.minutes)
const rate = Number(values.rate)
const members = Number(values.members)
const bookings = Number(values.bookings)
const isKnown = [
  'api',
  'booking',
  'group-messages',
  'console',
  'web',
  'pictures',
  'selections',
  'slow-clients',
  'soak',
  'all',
  'fill',
].includes(what)

const areAmounts = [seconds, runs, minutes, rate, members, bookings].every((amount) => amount > 0)
if (values.help || !isKnown || !areAmounts || (what === 'fill' && !values.database)) {
  process.stdout.write(help)
  process.exit(values.help ? 0 : 2)
}

const print = (table: Table) =>
  process.stdout.write(`\n${values.markdown ? renderMarkdown(table) : renderText(table)}`)

function printMeasures(title: string, measures: readonly Measure[]): boolean {
  print({ title, columns: ['measure', 'figure', 'goal', ''], rows: toRows(measures) })
  return measures.every(isMet)
}

const wants = (part: string) => what === part || what === 'all'

async function run(): Promise<boolean> {
  let met = true
  if (wants('api')) {
    const { measureApi } = await import('./api.ts')
    met = printMeasures('API, 50 connections', await measureApi({ seconds })) && met
  }
  if (wants('booking')) {
    const { measureBooking } = await import('./booking.ts')
    met = printMeasures('Bookings, 50 connections', await measureBooking()) && met
  }
  if (wants('group-messages')) {
    const { measureGroupMessages } = await import('./group-messages.ts')
    met = printMeasures('Conversations of groups', await measureGroupMessages()) && met
  }
  if (wants('console')) {
    const { measureConsole } = await import('./console.ts')
    const measures = await measureConsole({ members, bookings, database: values.database })
    met = printMeasures('Console', measures) && met
  }
  if (wants('web')) {
    const { measureWeb } = await import('./web.ts')
    const { measures, faults } = await measureWeb({ runs })
    met = printMeasures('Site, as on a phone', measures) && met
    if (faults.length > 0) {
      const columns = ['page', 'category', 'audit']
      print({
        title: 'Lighthouse audits that failed, apart from performance',
        columns,
        rows: faults,
      })
    }
  }
  if (wants('pictures')) {
    const { measurePictures } = await import('./pictures.ts')
    for (const table of await measurePictures()) print(table)
  }
  if (wants('selections')) {
    const { measureSelections } = await import('./selections.ts')
    met = printMeasures('Choosing a balanced group', measureSelections()) && met
  }
  if (wants('slow-clients')) {
    const { measureSlowClients } = await import('./slow-clients.ts')
    met = printMeasures('Others beside slow clients', await measureSlowClients({ seconds })) && met
  }
  if (what === 'soak') {
    const { measureSoak } = await import('./soak.ts')
    met = printMeasures(`Soak, ${minutes} minutes`, await measureSoak({ minutes, rate })) && met
  }
  if (what === 'fill') {
    const { fillDatabase } = await import('./generated/database.ts')
    await fillDatabase(values.database!, { members, bookings })
  }
  return met
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopAll().then(() => process.exit(130)))
}

let code = 1
try {
  code = (await run()) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
} finally {
  await stopAll()
}
process.exit(code)
