import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { type ReadyProps, repeatEarlyClick } from './repeat-early-click.tsx'

const names = ['All', 'Temples', 'Nature']

/** Renders markup without code, as an island does, and hydrates it on request. */
function show() {
  let hydrate: () => void = () => undefined
  const press = jest.fn()
  function Hydrated({ onReady }: ReadyProps) {
    useEffect(onReady, [onReady])
    return names.map((name) => (
      <button key={name} onClick={() => press(name)}>
        {name}
      </button>
    ))
  }
  function Part({ onReady }: ReadyProps) {
    const [isReady, setReady] = useState(false)
    // oxlint-disable-next-line react/globals -- the test decides when the part is ready
    hydrate = () => setReady(true)
    const __html = names.map((name) => `<button>${name}</button>`).join('')
    return isReady ? <Hydrated onReady={onReady} /> : <div dangerouslySetInnerHTML={{ __html }} />
  }
  const Wrapped = repeatEarlyClick(Part)
  render(<Wrapped />)
  return { press, hydrate: () => act(() => hydrate()) }
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('repeats the last click before hydration, once', async () => {
  const { press, hydrate } = show()
  await click('Temples')
  await click('Nature')
  hydrate()
  expect(press.mock.calls).toEqual([['Nature']])
  await click('All')
  expect(press.mock.calls).toEqual([['Nature'], ['All']])
})

it('clicks nothing if nothing was clicked before hydration', () => {
  const { press, hydrate } = show()
  hydrate()
  expect(press).not.toHaveBeenCalled()
})
