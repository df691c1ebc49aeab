import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import type { GroupMessage } from '@farandfew/domain/group-messages/group-message.ts'
import type { Group } from '@farandfew/domain/groups/group.ts'
import { createUser } from '@farandfew/ui/testing/create-user.ts'
import { findViolations } from '@farandfew/ui/testing/axe.ts'
import { UiProvider } from '@farandfew/ui/theme/ui-provider.tsx'
import type { MessagePage } from './conversation.ts'
import ConversationTab from './conversation-tab.tsx'
import { messageOf } from './testing/messages.ts'

const me = { id: 7, name: 'Maya', picture: null, isHost: false }
const platformFetch = globalThis.fetch
let page: MessagePage
let missed: object[]
let answerPost: (body: { text: string }, key: string) => Response | Promise<Response>
const posts: { text: string; key: string }[] = []

const json = (value: object, status = 200) => Response.json(value, { status })
let lastId: number
const post = (text: string, more: Partial<GroupMessage> = {}) => {
  lastId += 1
  missed.push({ id: lastId, kind: 'posted', message: messageOf({ id: lastId, text, ...more }) })
}

/** One for all, as in the site: what waits to be sent outlives the page. */
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })

beforeEach(() => {
  queryClient.clear()
  sessionStorage.clear()
  lastId = 100
  missed = []
  posts.length = 0
  page = {
    messages: [messageOf({ id: 1, text: 'Hello all' })],
    olderCursor: null,
    pinned: [],
    readPositions: [{ memberId: me.id, name: me.name, messageId: 1 }],
    unread: 0,
    lastEventId: 100,
    isReadOnly: false,
    isHost: false,
  }
  answerPost = ({ text }, requestKey) => {
    lastId += 1
    const message = { id: lastId, text, requestKey, isOwn: true, author: me }
    return json(messageOf(message), 201)
  }
  // Without EventSource, as in jsdom, the page polls.
  globalThis.fetch = async (input, init) => {
    const [path] = String(input).split('?')
    if (path!.endsWith('/missed-events')) {
      const events = missed.splice(0)
      return json({ events, lastEventId: lastId, more: false })
    }
    if (path!.endsWith('/read')) return json({ messageId: 1, unread: 0 })
    if (init?.method !== 'POST') return json(page)
    const body = JSON.parse(String(init.body)) as { text: string }
    const key = new Headers(init.headers).get('idempotency-key') ?? ''
    posts.push({ text: body.text, key })
    return answerPost(body, key)
  }
})
afterEach(() => {
  globalThis.fetch = platformFetch
})

const group = {
  ...{ today: dateInKolkata(new Date()), departure: { id: 11 }, me: { id: me.id } },
  members: [] as Group['members'],
} as Group

const tabOf = (shown: Group) => (
  <QueryClientProvider client={queryClient}>
    <UiProvider>
      <ConversationTab group={shown} />
    </UiProvider>
  </QueryClientProvider>
)

async function open() {
  const view = render(tabOf(group))
  await screen.findByRole('region', { name: 'Messages' })
  return { ...view, user: createUser() }
}
const articles = () => screen.getAllByRole('article')
const field = () => screen.getByRole('textbox', { name: 'Message' })
/** Polls, as the page does every five seconds. */
const comeBack = () => act(async () => void window.dispatchEvent(new Event('online')))

it('shows hostile texts as text, and links where they lead', async () => {
  const text = '<img src=x onerror=alert(1)> [x](javascript:alert(1)) https://example.com/a?b=1.'
  page.messages = [messageOf({ text })]
  const { container } = await open()
  expect(articles()[0]).toHaveTextContent('<img src=x onerror=alert(1)> [x](javascript:alert(1))')
  expect(container.querySelector('img')).toBeNull()
  const link = screen.getByRole('link')
  expect(link).toHaveAttribute('href', 'https://example.com/a?b=1')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveTextContent('https://example.com/a?b=1 (opens in a new tab)')
})

it('loads the messages again when someone has left the group', async () => {
  page.messages = [messageOf({ text: 'See you there' })]
  const { rerender } = await open()
  expect(articles()[0]).toHaveTextContent('Asha')
  page.messages = [messageOf({ text: 'See you there', author: null })]
  rerender(tabOf({ ...group, members: [{ id: me.id }] as Group['members'] }))
  await waitFor(() => expect(articles()[0]).toHaveTextContent('A former member'))
})

it('announces messages of others as they come, and counts a flood of them', async () => {
  await open()
  expect(screen.getByRole('log')).toHaveTextContent('')
  post('Who has a power bank?')
  await comeBack()
  const log = screen.getByRole('log')
  await waitFor(() => expect(log).toHaveTextContent('Asha: Who has a power bank?'), {
    timeout: 3e3,
  })
  for (let count = 0; count < 5; count += 1) post(`Message ${count}`)
  post('My own from a phone', { isOwn: true, author: me })
  await comeBack()
  await waitFor(() => expect(log).toHaveTextContent('5 new messages'), { timeout: 3e3 })
  expect(articles()).toHaveLength(8)
})

it('announces what came during a cut, also after the answer to an own message', async () => {
  const { user } = await open()
  const log = screen.getByRole('log')
  post('Before the cut')
  await user.type(field(), 'My own')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(articles()).toHaveLength(2))
  await comeBack()
  await waitFor(() => expect(log).toHaveTextContent('Asha: Before the cut'), { timeout: 3e3 })
  // So much happened that the list is loaded again.
  page.messages = [...page.messages, messageOf({ id: lastId + 1, text: 'During a long cut' })]
  missed.push({ id: lastId + 1, kind: 'reset' })
  await comeBack()
  await waitFor(() => expect(log).toHaveTextContent('Asha: During a long cut'), { timeout: 3e3 })
  // 'Before the cut' is not in the list any more.
  expect(log).not.toHaveTextContent('Before')
})

it('takes a deleted text out of what it announced', async () => {
  await open()
  const log = screen.getByRole('log')
  post('My number is 12345')
  await comeBack()
  await waitFor(() => expect(log).toHaveTextContent('Asha: My number'), { timeout: 3e3 })
  const ended = messageOf({ id: lastId, text: '', end: 'author' })
  missed.push({ id: lastId + 1, kind: 'changed', message: ended })
  await comeBack()
  await waitFor(() => expect(log).toBeEmptyDOMElement())
})

it('sends with Enter, and keeps what could not be sent with the same key', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  const send = answerPost
  answerPost = () => Promise.reject(new TypeError('No network'))
  const { user } = await open()
  await user.type(field(), 'First line')
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  await user.type(field(), 'second line')
  await user.keyboard('{Enter}')
  expect(field()).toHaveValue('')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(sessionStorage.getItem('group-messages/outbox/11/7')).toContain('First line')
  answerPost = send
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(articles()).toHaveLength(2))
  expect(articles()[1]).toHaveTextContent('You First line second line')
  expect(new Set(posts.map(({ text }) => text))).toEqual(new Set(['First line\nsecond line']))
  expect(new Set(posts.map(({ key }) => key)).size).toBe(1)
  expect(screen.queryByText('Not sent')).not.toBeInTheDocument()
})

it('keeps the draft while another part of the site is shown', async () => {
  const { user, unmount } = await open()
  await user.type(field(), 'Half a sentence')
  unmount()
  await open()
  expect(field()).toHaveValue('Half a sentence')
  await user.clear(field())
})

it('is one stop of the Tab key with arrow keys inside, and returns the focus after an edit', async () => {
  const own = { id: 2, text: 'My message', isOwn: true, author: me }
  page.messages = [messageOf({ id: 1 }), messageOf(own), messageOf({ id: 3, text: 'The last' })]
  const { user } = await open()
  await user.tab()
  expect(articles()[2]).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(articles()[1]).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: /^Actions for your message/ })).toHaveFocus()
  await user.keyboard('{Enter}')
  await user.keyboard('E{Enter}')
  const editor = screen.getByRole('form', { name: 'Edit your message' })
  expect(within(editor).getByRole('textbox')).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(articles()[1]).toHaveFocus()
  await user.keyboard('{Home}')
  expect(articles()[0]).toHaveFocus()
})

it('can only be read after the trip', async () => {
  page.isReadOnly = true
  const { container, user } = await open()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.getByText(/The conversation is read-only/)).toBeVisible()
  expect(await findViolations(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: /^Actions/ }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'Report',
  ])
})
