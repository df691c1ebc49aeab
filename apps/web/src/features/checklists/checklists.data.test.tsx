import type { Checklist } from '@farandfew/domain/checklists/checklist.ts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { createQueryClient } from '../../app/query-client.ts'
import { checklistQuery, useChecklistCalls } from './checklists.data.ts'

const keys = ['passport', 'adapter']
const listWith = (...ticked: string[]): Checklist => ({
  items: [],
  suggestions: [],
  clubItems: keys.map((key) => ({ key, label: key, isTicked: ticked.includes(key) })),
})

/** Holds each request until the test answers it. */
function holdRequests() {
  const requests: { method: string; answer: (list: Checklist) => void }[] = []
  const { fetch } = globalThis
  globalThis.fetch = (_path, init) =>
    new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      const answer = (list: Checklist) =>
        resolve(Response.json(list, { headers: { 'content-type': 'application/json' } }))
      requests.push({ method: init?.method ?? 'GET', answer })
    })
  return { requests, end: () => void (globalThis.fetch = fetch) }
}

test('changes are sent one after the other, and no older list replaces the last answer', async () => {
  const { requests, end } = holdRequests()
  const client = createQueryClient()
  const query = checklistQuery(7)
  const useChecklist = () => ({ list: useQuery(query).data, ...useChecklistCalls(7) })
  const { result } = renderHook(useChecklist, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  const expectList = (...ticked: string[]) =>
    waitFor(() => expect(result.current.list).toEqual(listWith(...ticked)))
  const expectSent = (...methods: string[]) =>
    waitFor(() => expect(requests.map(({ method }) => method)).toEqual(methods))
  const answer = (index: number, ...ticked: string[]) =>
    act(async () => requests[index]!.answer(listWith(...ticked)))
  await expectSent('GET')
  await answer(0)
  await expectList()

  await act(async () => {
    void result.current.tick('passport', true)
    void result.current.tick('adapter', true)
  })
  await expectList('passport', 'adapter')
  await expectSent('GET', 'PUT')
  await answer(1, 'passport')
  await expectSent('GET', 'PUT', 'PUT')
  await expectList('passport', 'adapter')

  // Someone in the group changes the list, so it is read while the second change is stored.
  act(() => void client.invalidateQueries(query))
  await expectSent('GET', 'PUT', 'PUT', 'GET')
  await answer(2, 'passport', 'adapter')
  await expectSent('GET', 'PUT', 'PUT', 'GET', 'GET')
  await answer(3, 'passport')
  await answer(4, 'passport', 'adapter')
  await waitFor(() => expect(client.isFetching()).toBe(0))
  await expectList('passport', 'adapter')
  end()
})
