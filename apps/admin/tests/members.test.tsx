import { screen, waitFor, within } from '@testing-library/react'
import { makeMembers } from './support/example-members.ts'
import { openApp, openPage, withFakeApi } from './support/open-app.tsx'

const api = withFakeApi()

beforeEach(() => {
  Object.assign(api().state, { open: true, members: makeMembers(120) })
})

const table = () => screen.findByRole('grid', { name: 'Members of the club' })
const searchbox = () => screen.getByRole('searchbox', { name: 'Search members' })
const countLine = () => screen.getAllByRole('status')[0]
/** The number of rows, rendered or not. */
const rowCount = () => Number(screen.getByRole('grid').getAttribute('aria-rowcount')) - 1
/** The text without the sort arrow, which `aria-sort` already expresses. */
const wordsOf = ({ textContent }: Element) => textContent?.replace(/[↑↓]$/, '') ?? ''
const memberCalls = () =>
  api()
    .calls.map(({ line }) => line)
    .filter((line) => line.startsWith('GET /api/admin/users'))
    .map((line) => line.slice('GET /api/admin/users'.length))

/** Those of the CSV file, in sentence case. */
const headings = [
  ...['ID', 'Username', 'First name', 'Last name', 'Email', 'Phone', 'Age group', 'City'],
  ...['Country', 'Instagram', 'LinkedIn', 'Created at'],
]

describe('the table', () => {
  it('shows placeholders while it loads', async () => {
    openPage()
    await screen.findByRole('heading', { level: 1, name: 'Members' })
    expect(countLine()).toHaveTextContent('Loading members…')
    expect(screen.queryByRole('grid')).not.toBeInTheDocument()
    expect(screen.getByRole('table', { hidden: true })).toHaveTextContent('Username')
    await table()
  })

  it('has the columns of the CSV, and a row for each member', async () => {
    openPage()
    const rows = within(await table()).getAllByRole('row')
    const headers = within(rows[0]!).getAllByRole('columnheader')
    expect(headers.map(wordsOf)).toEqual(['Selected', ...headings])
    expect(Array.from(rows[1]!.children, ({ textContent }) => textContent)).toEqual([
      '',
      '1',
      'asha.rao',
      'Asha',
      'Rao',
      'asha.rao@example.com',
      '+91 98450 11223',
      '30-35',
      'Bengaluru',
      'India',
      '@asha.wanders',
      'asha-rao',
      '2 May 2025, 00:01 IST',
    ])
  })

  it('shows why the members could not be loaded, and tries again', async () => {
    api().failNext('GET /api/admin/users', {
      code: 'DATABASE_UNAVAILABLE',
      detail: 'The service is unavailable right now.',
    })
    const { user } = openPage()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not load the members. The service is unavailable right now.',
    )
    expect(countLine()).toBeEmptyDOMElement()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await table()
  })

  it('names a filter with an unknown value, and removes it', async () => {
    api().failNext('GET /api/admin/users', {
      code: 'VALIDATION_FAILED',
      detail: 'Must be a value of the list',
      errors: { age: 'Must be a value of the list' },
    })
    const { user } = openPage('/members?age=20-25&city=Pune')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A filter has an unknown value. Age “20-25”. The link or the saved view may be out of date.',
    )
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Remove this filter' }))
    await waitFor(() => expect(memberCalls().at(-1)).toBe('?limit=200&city=Pune'))
    expect(window.location.search).toBe('?city=Pune')
    expect(searchbox()).toHaveFocus()
  })

  it('filters by a tag, and suggests those in use', async () => {
    const { user } = openPage()
    await table()
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Tag' })
    expect(field.list).toBeInTheDocument()
    await user.type(field, 'Early bird{Enter}')
    await waitFor(() => expect(memberCalls().at(-1)).toBe('?limit=200&tag=Early+bird'))
    expect(window.location.search).toBe('?tag=Early+bird')
  })

  it('says that a view no longer exists, and shows all members', async () => {
    openPage('/members?saved=7')
    await table()
    expect(await screen.findByText('This view no longer exists')).toBeInTheDocument()
    expect(window.location.search).toBe('')
  })

  it('says that there are no members yet', async () => {
    api().state.members = []
    openPage()
    await screen.findByText('No members yet')
    expect(screen.getByText(/appear here when they register/)).toBeInTheDocument()
  })
})

describe('the search', () => {
  it('follows the field, in the URL and in the API', async () => {
    const { user } = openPage()
    await table()
    await user.type(searchbox(), '  asha ')
    await waitFor(() => expect(countLine()).toHaveTextContent('1 member matches “asha”'))
    expect(window.location.search).toBe('?search=asha')
    expect(rowCount()).toBe(1)
    expect(memberCalls().at(-1)).toBe('?limit=200&search=asha')
    expect(searchbox()).toHaveValue('  asha ')
  })

  it('keeps the previous members while it loads', async () => {
    const { user } = openPage()
    await table()
    const release = api().hold()
    await user.type(searchbox(), 'asha{Enter}')
    await waitFor(() => expect(countLine()).toHaveTextContent('Searching…'))
    expect(rowCount()).toBe(120)
    expect(await table()).toHaveAttribute('aria-busy', 'true')
    release()
    await waitFor(() => expect(rowCount()).toBe(1))
    expect(await table()).not.toHaveAttribute('aria-busy')
  })

  it('shows why a search failed, also while it is tried again', async () => {
    const { user } = openPage()
    await table()
    api().failNext('GET /api/admin/users', {
      code: 'VALIDATION_FAILED',
      detail: 'Please remove the characters that cannot be shown',
    })
    await user.type(searchbox(), 'asha{Enter}')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Please remove the characters that cannot be shown')
    const release = api().hold()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Trying again...' })).toHaveFocus()
    expect(alert).toBeInTheDocument()
    release()
    await waitFor(() => expect(countLine()).toHaveTextContent('1 member matches “asha”'))
  })

  it('starts from the URL', async () => {
    openPage('/members?search=pune')
    await screen.findByText('59 members match “pune”')
    expect(searchbox()).toHaveValue('pune')
    expect(memberCalls()).toEqual(['?limit=200&search=pune'])
  })

  it('says that no member matches, and can be cleared', async () => {
    const { user } = openPage('/members?search=zz')
    await screen.findByText('No members match “zz”')
    await user.click(screen.getByRole('button', { name: 'Clear the search' }))
    await table()
    expect(searchbox()).toHaveFocus()
    expect(searchbox()).toHaveValue('')
    expect(window.location.search).toBe('')
  })

  it('is cleared by the link to the users', async () => {
    const { user } = openApp('/members?search=asha')
    await screen.findByText('1 member matches “asha”')
    await user.click(screen.getByRole('link', { name: 'Members' }))
    await waitFor(() => expect(countLine()).toHaveTextContent('120 members'))
    expect(searchbox()).toHaveValue('')
  })
})

describe('saved views', () => {
  const view = (id: number, search: string) => ({
    list: 'members' as const,
    id,
    name: search,
    query: { search },
    madeBy: null,
    mayChange: true,
    version: 1,
    isDefault: id === 1,
    createdAt: '2026-01-01T00:00:00.000Z',
  })

  it.each([
    ['/', 'member-1'],
    ['/members?search=member-3', 'member-3'],
    ['/members?saved=2', 'member-2'],
    ['/members?saved=2&search=member-3', 'member-3'],
  ])(
    'opens %s with the default view, the named one or the list of the address',
    async (address, search) => {
      api().state.views = [view(1, 'member-1'), view(2, 'member-2')]
      const { user } = openPage(address)
      await user.click(await screen.findByRole('button', { name: /^View/ }))
      await screen.findByRole('combobox', { name: /^View/ })
      await waitFor(() => expect(searchbox()).toHaveValue(search))
      await waitFor(() => expect(countLine()).toHaveTextContent(`“${search}”`))
    },
  )
})

describe('navigation', () => {
  it('has a Tab order of skip link, search, actions, headings and one row', async () => {
    const { user } = openApp()
    await table()
    ;(document.activeElement as HTMLElement).blur()
    await user.tab()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    expect(document.querySelector('main')).toHaveAttribute('id', 'content')

    searchbox().focus()
    const stops: string[] = []
    for (let stop = 0; stop < 4 + headings.length; stop++) {
      await user.tab()
      stops.push(wordsOf(document.activeElement!))
    }
    expect(stops).toEqual(['Filters', 'View', 'Copy Data', 'Download CSV', ...headings])
    await user.tab()
    expect(screen.getAllByRole('row')[1]).toHaveFocus()
    await user.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('shows a page for unknown paths, with a link back', async () => {
    const { user } = openApp('/nowhere')
    await screen.findByRole('heading', { level: 1, name: 'Page not found' })
    expect(memberCalls()).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Back to Today' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toHaveFocus()
  })
})
