import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { firstScreen } from './first-screen.ts'

function pretendReadyState(state: DocumentReadyState) {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state)
}

/** Whether the wait is over, once what is due now has run. */
async function isOver(wait: Promise<unknown>): Promise<boolean> {
  let over = false
  void wait.then(() => (over = true))
  await jest.advanceTimersByTimeAsync(0)
  return over
}

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML =
    '<button><span>Open menu</span></button><a href="#there">There</a>' +
    '<select><option>All</option><option>Asia</option></select>'
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('waits for the picture and the letters of the first screen', async () => {
  pretendReadyState('interactive')
  const wait = firstScreen()
  expect(await isOver(wait)).toBe(false)
  fireEvent.load(window)
  expect(await isOver(wait)).toBe(true)
})

it('does not wait for a page that is loaded already', async () => {
  pretendReadyState('complete')
  expect(await isOver(firstScreen())).toBe(true)
})

it.each(['pointerDown', 'keyDown'] as const)('waits no longer after a %s', async (touch) => {
  pretendReadyState('interactive')
  const wait = firstScreen()
  expect(await isOver(wait)).toBe(false)
  fireEvent[touch](document.body)
  expect(await isOver(wait)).toBe(true)
})

it('waits three seconds for a picture that does not come', async () => {
  pretendReadyState('interactive')
  const wait = firstScreen()
  await jest.advanceTimersByTimeAsync(2999)
  expect(await isOver(wait)).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(await isOver(wait)).toBe(true)
})

describe('what a person does before the page is alive', () => {
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const heard: string[] = []
  const hear = ({ type, target }: Event) => heard.push(`${type} ${(target as Element).tagName}`)
  const listen = () => {
    for (const type of ['click', 'change']) document.body.addEventListener(type, hear)
  }
  beforeEach(() => {
    heard.length = 0
    pretendReadyState('complete')
  })
  afterEach(() => {
    for (const type of ['click', 'change']) document.body.removeEventListener(type, hear)
  })

  it('is done once more for the button that was pressed', async () => {
    const early = await firstScreen()
    await user().click(screen.getByText('Open menu'))
    listen()
    early.repeat()
    expect(heard).toEqual(['click BUTTON'])
    early.repeat()
    expect(heard).toHaveLength(1)
  })

  it('is done once more for the choice that was made', async () => {
    const early = await firstScreen()
    await user().selectOptions(screen.getByRole('combobox'), 'Asia')
    listen()
    early.repeat()
    expect(heard).toEqual(['change SELECT'])
    expect(screen.getByRole('combobox')).toHaveValue('Asia')
  })

  it('is left alone where it was a link, which works by itself', async () => {
    const early = await firstScreen()
    await user().click(screen.getByText('There'))
    listen()
    early.repeat()
    expect(heard).toEqual([])
  })

  it('is forgotten where the page is rendered afresh', async () => {
    const early = await firstScreen()
    await user().click(screen.getByText('Open menu'))
    early.forget()
    listen()
    early.repeat()
    expect(heard).toEqual([])
  })

  it('is no longer watched once it was repeated', async () => {
    const early = await firstScreen()
    early.repeat()
    await user().click(screen.getByText('Open menu'))
    listen()
    early.repeat()
    expect(heard).toEqual([])
  })
})
