import { screen } from '@testing-library/react'
import { showFailedStart } from './failed-start.ts'

it('says that the code of the page did not load, and offers to reload it', () => {
  document.body.innerHTML = '<main>Trips</main>'
  showFailedStart()
  expect(screen.getByRole('alert')).toHaveTextContent('Please check your connection')
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(screen.getByText('Trips')).toBeVisible()
})
