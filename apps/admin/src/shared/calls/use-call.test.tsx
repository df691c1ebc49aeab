import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { UiProvider } from '@farandfew/ui/theme/ui-provider.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { addAdminTrip } from '@farandfew/domain/trips/admin-trips.contract.ts'
import { useCall } from './use-call.ts'

const WithClient = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)

function Page({ send }: { send: () => Promise<void> }) {
  const { send: move, busy } = useCall(send)
  return (
    <ActionButton busy={busy} onAction={() => move({})}>
      Move
    </ActionButton>
  )
}

it('sends a change once for a double click, and again once it has ended', async () => {
  const send = jest.fn(() => Promise.resolve())
  render(
    <WithClient>
      <UiProvider>
        <Page send={send} />
      </UiProvider>
    </WithClient>,
  )
  const button = screen.getByRole('button', { name: 'Move' })
  const doubleClick = () =>
    act(async () => {
      button.click()
      button.click()
      await Promise.resolve()
    })
  await doubleClick()
  expect(send).toHaveBeenCalledTimes(1)
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  await doubleClick()
  expect(send).toHaveBeenCalledTimes(2)
})

it('sends an idempotent call again with the same key after a lost answer, and with another one after a success', async () => {
  const fetching = jest.spyOn(globalThis, 'fetch')
  const { result } = renderHook(() => useCall(addAdminTrip), { wrapper: WithClient })
  const sendTrip = () =>
    act(() => result.current.request({ body: {} as never }).catch(() => undefined))
  fetching.mockRejectedValueOnce(new TypeError('The answer is lost'))
  await sendTrip()
  fetching.mockImplementation(() => Promise.resolve(Response.json({})))
  await sendTrip()
  await sendTrip()
  const keys = fetching.mock.calls.map(([, init]) =>
    new Headers(init?.headers).get('idempotency-key'),
  )
  expect(keys).toEqual([expect.any(String), keys[0], expect.any(String)])
  expect(keys[2]).not.toBe(keys[0])
})
