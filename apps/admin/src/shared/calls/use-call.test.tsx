import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { UiProvider } from '@farandfew/ui/theme/ui-provider.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { useCall } from './use-call.ts'

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
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <Page send={send} />
      </UiProvider>
    </QueryClientProvider>,
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
