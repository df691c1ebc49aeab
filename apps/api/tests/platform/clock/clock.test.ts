import { createClock } from '../../../src/platform/clock/clock.ts'
import { createTestDatabase, openConnections, type TestDatabase } from '../../support/index.ts'

const at = (text: string) => () => new Date(text)
const databaseUrl = 'postgres://club@db.example/club'
const config = { clubClock: '2025-05-01', databaseUrl }

describe("the club's clock", () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 1 })
  })
  afterAll(() => database.close())
  beforeEach(() => database.db.deleteFrom('clubSettings').execute())

  test('starts at the configured day and advances', async () => {
    let now = new Date('2026-11-21T08:00:00Z')
    const clock = await createClock(database.db, config, () => now)
    expect(clock.today()).toBe('2025-05-01')
    expect(clock.now()).toBe(now)
    now = new Date('2026-11-24T08:00:00Z')
    expect(clock.today()).toBe('2025-05-04')
  })

  test('continues after a restart', async () => {
    await createClock(database.db, config, at('2026-11-21T08:00:00Z'))
    const later = await createClock(database.db, config, at('2026-12-01T08:00:00Z'))
    expect(later.today()).toBe('2025-05-11')
  })

  test('a new configured day sets the embedded one again, and so does the first one afterwards', async () => {
    const first = { clubClock: '2025-05-01', databaseUrl: undefined }
    await createClock(database.db, first, at('2026-11-21T08:00:00Z'))
    const july = { ...first, clubClock: '2025-07-01' }
    const set = await createClock(database.db, july, at('2026-12-01T08:00:00Z'))
    expect(set.today()).toBe('2025-07-01')
    const kept = await createClock(database.db, july, at('2026-12-03T08:00:00Z'))
    expect(kept.today()).toBe('2025-07-03')
    const back = await createClock(database.db, first, at('2026-12-05T08:00:00Z'))
    expect(back.today()).toBe('2025-05-01')
  })

  test('shows the real date in Asia/Kolkata if it is not configured', async () => {
    const clock = await createClock(
      database.db,
      { clubClock: undefined, databaseUrl },
      at('2026-11-21T18:30:00Z'),
    )
    expect(clock.today()).toBe('2026-11-22')
  })

  test.each([
    ['2025-05-01', '2025-07-01', 'CLUB_CLOCK=2025-07-01', 'CLUB_CLOCK=2025-05-01'],
    ['2025-05-01', undefined, 'the real date', 'CLUB_CLOCK=2025-05-01'],
    [undefined, '2025-05-01', 'CLUB_CLOCK=2025-05-01', 'the real date'],
  ])('set to %s, an instance with %s refuses to start', async (first, second, own, stored) => {
    await createClock(database.db, { clubClock: first, databaseUrl })
    await expect(createClock(database.db, { clubClock: second, databaseUrl })).rejects.toThrow(
      `This start has ${own}, but the club's clock of this database has ${stored}`,
    )
    await createClock(database.db, { clubClock: first, databaseUrl })
  })
})

test('instances that start at once on different machines agree on the day', async () => {
  const database = await createTestDatabase()
  await openConnections(database, 5)
  const starts = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
  const now = new Date('2026-12-01T08:00:00Z')
  for (const round of ['2025-05-01', '2025-06-01']) {
    await database.db.deleteFrom('clubSettings').execute()
    const clocks = await Promise.all(
      starts.map((day) => {
        let machine = new Date(`${day}T08:00:00Z`)
        const started = createClock(database.db, { clubClock: round, databaseUrl }, () => machine)
        return started.then((clock) => {
          machine = now
          return clock
        })
      }),
    )
    expect(new Set(clocks.map((clock) => clock.today())).size).toBe(1)
  }
  await database.close()
})
