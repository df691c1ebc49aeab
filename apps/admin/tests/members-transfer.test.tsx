import { memberHeadings } from '@farandfew/domain/members/admin-members.ts'
import { screen, waitFor } from '@testing-library/react'
import { makeMembers } from './support/example-members.ts'
import { openApp, openPage, withFakeApi } from './support/open-app.tsx'

const api = withFakeApi()

interface Saved {
  name: string
  text: string
}

let saved: Promise<Saved>[]
const platform = { createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL }

beforeEach(() => {
  Object.assign(api().state, { open: true, members: makeMembers(450) })
  // What a browser would store.
  saved = []
  let content: Blob
  URL.createObjectURL = (blob) => {
    content = blob as Blob
    return 'blob:api'
  }
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const name = this.download
    saved.push(readText(content).then((text) => ({ name, text })))
  })
})
afterEach(() => {
  Object.assign(URL, platform)
  jest.restoreAllMocks()
})

function readText(content: Blob): Promise<string> {
  const reader = new FileReader()
  return new Promise((resolve) => {
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(content)
  })
}

const copy = () => screen.findByRole('button', { name: 'Copy Data' })
const download = () => screen.findByRole('button', { name: 'Download CSV' })
const linesAfter = (start: string) =>
  api()
    .calls.map(({ line }) => line)
    .filter((line) => line.startsWith(start))
const unavailable = {
  code: 'DATABASE_UNAVAILABLE',
  detail: 'The service is unavailable right now.',
} as const

/** Holds the CSV back after its first row until the returned function is called. */
function pause(): () => void {
  let resume: () => void = () => undefined
  api().state.csvPause = new Promise((resolve) => (resume = resolve))
  return () => resume()
}

describe('Copy Data', () => {
  it('copies all that the search finds, page by page, as cells for a spreadsheet', async () => {
    const { user } = openPage()
    await user.click(await copy())
    expect(await screen.findByText('Copied to clipboard')).toBeInTheDocument()
    const lines = (await navigator.clipboard.readText()).split('\n')
    expect(lines).toHaveLength(451)
    expect(lines[0]).toBe(memberHeadings.join('\t'))
    expect(lines[1]).toBe(
      "1\tasha.rao\tAsha\tRao\tasha.rao@example.com\t+91 98450 11223\t30-35\tBengaluru\tIndia\t'@asha.wanders\tasha-rao\t2025-05-01T18:31:00.000Z",
    )
    expect(lines[450]).toMatch(/^450\tmember450\t/)
  })

  it('copies the search in its order', async () => {
    const { user } = openPage('/members?search=asha&sort=city&direction=desc')
    await user.click(await copy())
    await screen.findByText('Copied to clipboard')
    expect((await navigator.clipboard.readText()).split('\n')).toHaveLength(2)
    expect(linesAfter('GET /api/admin/users?').at(-1)).toMatch(
      /search=asha&sort=city&direction=desc$/,
    )
  })

  it('shows its progress, runs once at a time, and can be cancelled', async () => {
    const { user } = openPage()
    const button = await copy()
    const release = api().hold()
    await user.click(button)
    expect(await screen.findByRole('progressbar', { name: 'Copying' })).toBeInTheDocument()
    expect(button).toHaveTextContent('Copying...')
    await user.click(button)
    await user.click(screen.getByRole('button', { name: 'Cancel copying' }))
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
    release()
    expect(button).toHaveTextContent('Copy Data')
    expect(screen.queryByText(/Copy failed|Copied/)).not.toBeInTheDocument()
    expect(linesAfter('GET /api/admin/users?')).toHaveLength(2)
  })

  it('says that it failed if the clipboard is not allowed', async () => {
    const { user } = openPage()
    const button = await copy()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
    await user.click(button)
    expect(await screen.findByText('Copy failed')).toBeInTheDocument()
    expect(screen.getByText('Could not copy to clipboard')).toBeInTheDocument()
  })

  it('says that it failed if a page is missing, and copies nothing', async () => {
    const { user } = openPage()
    const button = await copy()
    await navigator.clipboard.writeText('before')
    api().failNext('GET /api/admin/users', unavailable)
    await user.click(button)
    expect(await screen.findByText('Copy failed')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe('before')
  })
})

describe('Download CSV', () => {
  it('saves what the search finds under the name that the API gives', async () => {
    api().state.members.shift()
    const { user } = openPage('/members?search=member&sort=username')
    await user.click(await download())
    await screen.findByText('Download started')
    await waitFor(() => expect(saved).toHaveLength(1))
    const { name, text } = await saved[0]!
    expect(name).toBe('users-2025-05-01.csv')
    expect(text.split('\r\n')).toHaveLength(451)
    expect(linesAfter('GET /api/admin/users.csv')).toEqual([
      'GET /api/admin/users.csv?search=member&sort=username',
    ])
  })

  it('shows its progress, and can be cancelled without a file', async () => {
    const resume = pause()
    const { user } = openPage()
    await user.click(await download())
    const progress = await screen.findByRole('progressbar', { name: 'Downloading' })
    expect(await screen.findByText('1 of 450 rows')).toBeInTheDocument()
    expect(progress).toHaveAttribute('max', '450')
    expect(progress).toHaveValue(1)
    expect(screen.getByText('Download started')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Cancel downloading' }))
    await waitFor(() => expect(progress).not.toBeInTheDocument())
    resume()
    expect(screen.queryByText('Download failed')).not.toBeInTheDocument()
    expect(saved).toEqual([])
  })

  it('says that the file is incomplete, and saves nothing', async () => {
    api().state.interruptCsvAfter = 200
    const resume = pause()
    const { user } = openPage()
    await user.click(await download())
    await screen.findByText('1 of 450 rows')
    resume()
    await screen.findByText('Download failed')
    expect(
      await screen.findByText(/The download was interrupted, so nothing was saved/),
    ).toBeInTheDocument()
    expect(saved).toEqual([])
  })

  it("shows the server's message if it did not start", async () => {
    api().failNext('GET /api/admin/users.csv', unavailable)
    const { user } = openPage()
    await user.click(await download())
    expect(await screen.findByText('Download failed')).toBeInTheDocument()
    expect(screen.getByText('The service is unavailable right now.')).toBeInTheDocument()
    expect(saved).toEqual([])
  })

  it('shows the gate if the session has expired', async () => {
    const { user } = openApp()
    const button = await download()
    api().state.open = false
    await user.click(button)
    await screen.findByRole('heading', { level: 1, name: 'Unlock the console' })
    expect(await screen.findByText('Your session has ended')).toBeInTheDocument()
  })

  it('is offered only if there are members', async () => {
    api().state.members = []
    openPage()
    await screen.findByText('No members yet')
    expect(screen.queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Copy Data' })).not.toBeInTheDocument()
  })
})
