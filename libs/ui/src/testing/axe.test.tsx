import { render } from '@testing-library/react'
import { findViolations } from './axe.ts'

it('finds nothing in a picture with alternative text', async () => {
  const { container } = render(<img src="/a.svg" alt="A boat" />)
  expect(await findViolations(container)).toEqual([])
})

it('names the rule and the element of a violation', async () => {
  const { container } = render(<img src="/a.svg" />)
  expect(await findViolations(container)).toEqual([expect.stringMatching(/^image-alt: .*<img/)])
})
