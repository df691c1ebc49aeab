import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type EarlyInput, waitForFirstScreen } from './early-input.ts'

function mockReadyState(state: DocumentReadyState) {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state)
}

/** Whether the promise is resolved once the tasks that are already queued have run. */
async function isOver(wait: Promise<unknown>): Promise<boolean> {
  let over = false
  void wait.then(() => (over = true))
  await jest.advanceTimersByTimeAsync(0)
  return over
}

const begun: Promise<EarlyInput>[] = []
function begin() {
  const wait = waitForFirstScreen()
  begun.push(wait)
  return wait
}

let paint = () => {}

/** jsdom paints nothing. */
class FakePerformanceObserver {
  readonly tell: () => void
  constructor(tell: () => void) {
    this.tell = tell
  }
  observe(options: PerformanceObserverInit) {
    expect(options).toEqual({ type: 'paint', buffered: true })
    paint = this.tell
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { PerformanceObserver: FakePerformanceObserver })
  document.body.innerHTML =
    '<button><span>Open menu</span></button><a href="#there">There</a>' +
    '<select><option>All</option><option>Asia</option></select>'
})
afterEach(async () => {
  fireEvent.pointerDown(document.body)
  for (const early of await Promise.all(begun.splice(0))) early.discard()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('waits for the picture and the fonts of the first screen', async () => {
  mockReadyState('interactive')
  const wait = begin()
  paint()
  expect(await isOver(wait)).toBe(false)
  fireEvent.load(window)
  expect(await isOver(wait)).toBe(true)
})

it('waits for the paint of a page that is already loaded', async () => {
  mockReadyState('complete')
  const wait = begin()
  expect(await isOver(wait)).toBe(false)
  paint()
  expect(await isOver(wait)).toBe(true)
})

it.each(['pointerDown', 'keyDown'] as const)('stops waiting after a %s', async (event) => {
  mockReadyState('interactive')
  const wait = begin()
  expect(await isOver(wait)).toBe(false)
  fireEvent[event](document.body)
  expect(await isOver(wait)).toBe(true)
})

it('waits at most three seconds', async () => {
  mockReadyState('interactive')
  const wait = begin()
  await jest.advanceTimersByTimeAsync(2999)
  expect(await isOver(wait)).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(await isOver(wait)).toBe(true)
})

describe('input before the page is hydrated', () => {
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const events: string[] = []
  const record = ({ type, target }: Event) => events.push(`${type} ${(target as Element).tagName}`)
  const listen = () => {
    for (const type of ['click', 'change']) document.body.addEventListener(type, record)
  }
  const paintedScreen = () => {
    const wait = begin()
    paint()
    return wait
  }
  beforeEach(() => {
    events.length = 0
    mockReadyState('complete')
  })
  afterEach(() => {
    for (const type of ['click', 'change']) document.body.removeEventListener(type, record)
  })

  it('repeats the last click on a button, once', async () => {
    const early = await paintedScreen()
    await user().click(screen.getByText('Open menu'))
    listen()
    early.repeat()
    expect(events).toEqual(['click BUTTON'])
    early.repeat()
    expect(events).toHaveLength(1)
  })

  it('shows on the button that its press was taken', async () => {
    document.body.innerHTML += '<button>Share</button>'
    const early = await paintedScreen()
    await user().click(screen.getByText('Open menu'))
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-busy', 'true')
    await user().click(screen.getByText('Share'))
    expect(screen.getByRole('button', { name: 'Open menu' })).not.toHaveAttribute('aria-busy')
    expect(screen.getByRole('button', { name: 'Share' })).toHaveAttribute('aria-busy', 'true')
    early.repeat()
    expect(screen.getByRole('button', { name: 'Share' })).not.toHaveAttribute('aria-busy')
  })

  describe('on a button that opens a part of the page', () => {
    const openMenu = () => user().click(screen.getByText('Open menu'))
    const menu = () => document.getElementById('menu')
    beforeEach(() => {
      document.body.innerHTML =
        '<button aria-expanded="false" aria-controls="menu">Open menu</button><div id="menu" hidden></div>'
    })

    it('opens it at once, and is repeated', async () => {
      const early = await paintedScreen()
      await openMenu()
      expect(menu()).toBeVisible()
      expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
      listen()
      early.repeat()
      expect(events).toEqual(['click BUTTON'])
    })

    it('closes it at the second press, and is not repeated', async () => {
      const early = await paintedScreen()
      await openMenu()
      await openMenu()
      expect(menu()).not.toBeVisible()
      expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
      listen()
      early.repeat()
      expect(events).toEqual([])
    })
  })

  it('repeats the last choice in a list', async () => {
    const early = await paintedScreen()
    await user().selectOptions(screen.getByRole('combobox'), 'Asia')
    listen()
    early.repeat()
    expect(events).toEqual(['change SELECT'])
    expect(screen.getByRole('combobox')).toHaveValue('Asia')
  })

  it('repeats the choices in two lists, in their order', async () => {
    document.body.innerHTML = ['Region', 'Month']
      .map(
        (name) =>
          `<select aria-label="${name}"><option>All</option><option>${name}</option></select>`,
      )
      .join('')
    const early = await paintedScreen()
    const list = (name: string) => screen.getByRole('combobox', { name })
    for (const name of ['Region', 'Month']) await user().selectOptions(list(name), name)
    for (const name of ['Region', 'Month']) (list(name) as HTMLSelectElement).value = 'All'
    listen()
    early.repeat()
    expect(events).toEqual(['change SELECT'])
    await jest.advanceTimersByTimeAsync(1)
    expect(events).toEqual(['change SELECT', 'change SELECT'])
    for (const name of ['Region', 'Month']) expect(list(name)).toHaveValue(name)
  })

  it('does not repeat a click on a link, which works without code', async () => {
    const early = await paintedScreen()
    await user().click(screen.getByText('There'))
    listen()
    early.repeat()
    expect(events).toEqual([])
  })

  it('is discarded if the page is not hydrated', async () => {
    const early = await paintedScreen()
    await user().click(screen.getByText('Open menu'))
    early.discard()
    listen()
    early.repeat()
    expect(events).toEqual([])
  })

  it('is not recorded after the repetition', async () => {
    const early = await paintedScreen()
    early.repeat()
    await user().click(screen.getByText('Open menu'))
    listen()
    early.repeat()
    expect(events).toEqual([])
  })
})
