import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { type Waking, wakesWithPress } from './wakes-with-press.tsx'

const names = ['All', 'Temples', 'Nature']

/** Markup without code, as an island keeps it, that comes to life when told to. */
function show() {
  let wake: () => void = () => undefined
  const press = jest.fn()
  function Living({ onAlive }: Waking) {
    useEffect(onAlive, [onAlive])
    return names.map((name) => (
      <button key={name} onClick={() => press(name)}>
        {name}
      </button>
    ))
  }
  function Part({ onAlive }: Waking) {
    const [isAlive, setAlive] = useState(false)
    wake = () => setAlive(true)
    const __html = names.map((name) => `<button>${name}</button>`).join('')
    return isAlive ? <Living onAlive={onAlive} /> : <div dangerouslySetInnerHTML={{ __html }} />
  }
  const Waked = wakesWithPress(Part)
  render(<Waked />)
  return { press, wake: () => act(() => wake()) }
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('presses the last button again that was pressed before its code was there, once', async () => {
  const { press, wake } = show()
  await click('Temples')
  await click('Nature')
  wake()
  expect(press.mock.calls).toEqual([['Nature']])
  await click('All')
  expect(press.mock.calls).toEqual([['Nature'], ['All']])
})

it('presses nothing where nothing was pressed', () => {
  const { press, wake } = show()
  wake()
  expect(press).not.toHaveBeenCalled()
})
