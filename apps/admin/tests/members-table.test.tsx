import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { makeMembers } from './support/example-members.ts'
import { nothing } from './support/members.ts'
import { openPage, withFakeApi } from './support/open-app.tsx'
import { withScrolling } from './support/scrolling.ts'

const api = withFakeApi()
withScrolling()

beforeEach(() => {
  Object.assign(api().state, { open: true, members: makeMembers(1000) })
})

const grid = () => screen.findByRole('grid', { name: 'Members of the club' })
const rowOf = (username: string) =>
  screen.findByRole('rowheader', { name: username }).then((cell) => cell.parentElement!)
const heading = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) })
const sortButton = (name: string) => within(heading(name)).getByRole('button')
const pages = () =>
  api()
    .calls.map(({ line }) => line)
    .filter((line) => line.startsWith('GET /api/admin/users?'))
    .map((line) => line.slice('GET /api/admin/users?'.length))
const scroller = () => screen.getByRole('grid').parentElement!
const firstUsername = () => screen.getAllByRole('rowheader')[0]?.textContent
const database = 'GET /api/admin/users'
const unavailable = {
  code: 'DATABASE_UNAVAILABLE',
  detail: 'The service is unavailable right now.',
} as const

/** Focuses the first row. */
async function startAtTop() {
  const app = openPage()
  const row = await rowOf('asha.rao')
  row.focus()
  return app
}

it('marks the accounts that are deactivated or merged', async () => {
  const ended = { deactivatedAt: '2025-04-01T10:00:00.000Z' }
  const merge = {
    isKept: false,
    otherId: 1,
    otherName: 'Asha Rao',
    at: '2025-04-01T10:00:00.000Z',
    undoUntil: '2025-04-02T10:00:00.000Z',
  }
  api().state.details = { 2: { ...nothing, ...ended }, 3: { ...nothing, ...ended, merge } }
  openPage()
  await grid()
  expect(screen.getByRole('rowheader', { name: 'Deactivated member2' })).toBeInTheDocument()
  expect(screen.getByRole('rowheader', { name: 'Merged member3' })).toBeInTheDocument()
  expect(await rowOf('asha.rao')).toBeInTheDocument()
})

describe('the length of the table', () => {
  it('announces all rows and renders a few', async () => {
    openPage()
    expect(await grid()).toHaveAttribute('aria-rowcount', '1001')
    expect(await rowOf('asha.rao')).toHaveAttribute('aria-rowindex', '2')
    expect(screen.getAllByRole('row').length).toBeLessThan(60)
    expect(screen.getByText('1,000 members')).toBeInTheDocument()
    expect(pages()).toEqual(['limit=200'])
  })

  it('loads more when it is scrolled, and renders what is visible', async () => {
    openPage()
    await grid()
    fireEvent.scroll(scroller(), { target: { scrollTop: 150 * 44 } })
    await waitFor(() => expect(pages()).toEqual(['limit=200', 'limit=200&cursor=200']))
    await rowOf('member151')
    fireEvent.scroll(scroller(), { target: { scrollTop: 300 * 44 } })
    expect(await rowOf('member301')).toHaveAttribute('aria-rowindex', '302')
    expect(screen.getAllByRole('row').length).toBeLessThan(60)
  })

  it('says that it is loading more, and calls once', async () => {
    openPage()
    await grid()
    const release = api().hold()
    fireEvent.scroll(scroller(), { target: { scrollTop: 180 * 44 } })
    expect(await screen.findByText('Loading more members…')).toBeInTheDocument()
    fireEvent.scroll(scroller(), { target: { scrollTop: 170 * 44 } })
    release()
    await waitFor(() => expect(screen.queryByText('Loading more members…')).not.toBeInTheDocument())
    expect(pages()).toHaveLength(2)
  })

  it('keeps what was loaded if the next page fails, and tries again', async () => {
    const { user } = openPage()
    await grid()
    api().failNext(database, unavailable)
    fireEvent.scroll(scroller(), { target: { scrollTop: 180 * 44 } })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not load more members. The service is unavailable right now.',
    )
    await rowOf('member185')
    fireEvent.scroll(scroller(), { target: { scrollTop: 170 * 44 } })
    expect(pages()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(pages()).toHaveLength(3)
  })
})

describe('the order', () => {
  it('is set by a heading, in the URL and in the API, and can be reversed', async () => {
    const { user } = openPage()
    await grid()
    expect(heading('ID')).toHaveAttribute('aria-sort', 'ascending')
    sortButton('City').focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(heading('City')).toHaveAttribute('aria-sort', 'ascending'))
    expect(heading('ID')).toHaveAttribute('aria-sort', 'none')
    expect(window.location.search).toBe('?sort=city')
    expect(sortButton('City')).toHaveFocus()

    api().state.members.reverse()
    await user.click(sortButton('City'))
    await waitFor(() => expect(heading('City')).toHaveAttribute('aria-sort', 'descending'))
    expect(window.location.search).toBe('?sort=city&direction=desc')
    await waitFor(() => expect(firstUsername()).toBe('member1000'))
    expect(pages().slice(1)).toEqual(['limit=200&sort=city', 'limit=200&sort=city&direction=desc'])

    await user.click(sortButton('ID'))
    await waitFor(() => expect(heading('ID')).toHaveAttribute('aria-sort', 'ascending'))
    expect(window.location.search).toBe('')
  })

  it('starts from the URL, together with a search', async () => {
    api().state.members = makeMembers(1000).filter(({ city }) => city === 'Pune')
    openPage('/members?search=pune&sort=username&direction=desc')
    await grid()
    expect(heading('Username')).toHaveAttribute('aria-sort', 'descending')
    expect(firstUsername()).toBe('member3')
    expect(pages()).toEqual(['limit=200&search=pune&sort=username&direction=desc'])
  })

  it('is that of the rows on the screen until others are loaded', async () => {
    const { user } = openPage()
    await grid()
    const release = api().hold()
    await user.click(sortButton('City'))
    await waitFor(() => expect(window.location.search).toBe('?sort=city'))
    expect(heading('ID')).toHaveAttribute('aria-sort', 'ascending')
    release()
    await waitFor(() => expect(heading('City')).toHaveAttribute('aria-sort', 'ascending'))
  })

  it('starts at the top', async () => {
    const { user } = openPage()
    await grid()
    fireEvent.scroll(scroller(), { target: { scrollTop: 100 * 44 } })
    await rowOf('member101')
    api().state.members.reverse()
    await user.click(sortButton('ID'))
    await rowOf('member1000')
    expect(scroller().scrollTop).toBe(0)
    expect(await rowOf('member1000')).toHaveAttribute('tabindex', '0')
  })

  it('is the default if the URL names an unknown one', async () => {
    openPage('/members?sort=password&direction=sideways')
    await grid()
    expect(heading('ID')).toHaveAttribute('aria-sort', 'ascending')
    expect(pages()).toEqual(['limit=200'])
  })
})

describe('the keyboard', () => {
  it('moves from row to row, up to both ends', async () => {
    const { user } = await startAtTop()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(await rowOf('member3')).toHaveFocus()
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(await rowOf('asha.rao')).toHaveFocus()
    await user.keyboard('{PageDown}')
    const paged = Number(document.activeElement?.getAttribute('aria-rowindex'))
    expect(paged).toBeGreaterThan(10)
    await user.keyboard('{PageUp}')
    expect(await rowOf('asha.rao')).toHaveFocus()
    await user.keyboard('{End}')
    expect(document.activeElement).toHaveAttribute('aria-rowindex', '201')
    await waitFor(() => expect(pages()).toHaveLength(2))
    await user.keyboard('{Home}')
    expect(await rowOf('asha.rao')).toHaveFocus()
  })

  it('keeps the focused row while the table is scrolled away', async () => {
    await startAtTop()
    fireEvent.scroll(scroller(), { target: { scrollTop: 100 * 44 } })
    await rowOf('member101')
    expect(await rowOf('asha.rao')).toHaveFocus()
  })

  it('moves from a heading down to the rows', async () => {
    const { user } = openPage()
    await grid()
    sortButton('City').focus()
    await user.keyboard('{ArrowDown}')
    expect(await rowOf('asha.rao')).toHaveFocus()
  })

  it('focuses the search by /, and types it there', async () => {
    const { user } = await startAtTop()
    const search = screen.getByRole('searchbox')
    await user.keyboard('/')
    expect(search).toHaveFocus()
    expect(search).toHaveValue('')
    await user.keyboard('a/b')
    expect(search).toHaveValue('a/b')
  })
})
