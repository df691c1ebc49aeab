import { fireEvent, screen } from '@testing-library/react'
import { startTransition, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { lazyPage } from './lazy-page.tsx'

// Inside act(), React renders the page again from its root when the chunk arrives; in browsers it goes on where it waited.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})

const loadForm = () => Promise.resolve({ default: () => <input aria-label="Name" /> })

test('a page keeps what was typed in it when its address changes', async () => {
  const { Page } = lazyPage(loadForm)
  function Site() {
    const [address, setAddress] = useState('/')
    return (
      <>
        {['/form', '/form?open=1'].map((to) => (
          <button key={to} onClick={() => startTransition(() => setAddress(to))}>
            Go to {to}
          </button>
        ))}
        <h1>{address}</h1>
        <Suspense fallback={null}>{address !== '/' && <Page />}</Suspense>
      </>
    )
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Site />)
  ;(await screen.findByText('Go to /form')).click()
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Anna' } })
  screen.getByText('Go to /form?open=1').click()
  await screen.findByText('/form?open=1')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Anna')
  root.unmount()
})
