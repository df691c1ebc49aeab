import { stopParts } from '../src/stop.ts'

/** A part that ends so many milliseconds after it was asked to, or when it is killed. */
function createPart(name: string, milliseconds: number, events: string[]) {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  return {
    stop: () => {
      events.push(`${name} asked`)
      const timer = setTimeout(() => {
        events.push(`${name} ended`)
        end()
      }, milliseconds)
      return ended.finally(() => clearTimeout(timer))
    },
    kill: () => {
      events.push(`${name} killed`)
      end()
    },
  }
}

async function stopWithin(site: number, adminConsole: number, api: number) {
  const events: string[] = []
  await stopParts(
    [createPart('site', site, events), createPart('console', adminConsole, events)],
    createPart('API', api, events),
    { hosts: 100, all: 300 },
  )
  return events
}

it('stops the API after the hosts', async () => {
  expect(await stopWithin(20, 0, 0)).toEqual([
    'site asked',
    'console asked',
    'console ended',
    'site ended',
    'API asked',
    'API ended',
  ])
})

it('does not let the API wait for a host with a slow client', async () => {
  const events = await stopWithin(200, 0, 10)
  expect(events.slice(-3)).toEqual(['API asked', 'API ended', 'site ended'])
})

it('kills what does not end in time', async () => {
  expect(await stopWithin(0, 10_000, 10_000)).toEqual(
    expect.arrayContaining(['API asked', 'console killed', 'API killed']),
  )
})
