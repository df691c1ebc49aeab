import { render } from '@testing-library/react'
import { findViolations } from './axe.ts'

it('finds nothing in a picture that has a text', async () => {
  const { container } = render(<img src="/a.svg" alt="A boat" />)
  expect(await findViolations(container)).toEqual([])
})

it('names the rule and the place of what is wrong', async () => {
  const { container } = render(<img src="/a.svg" />)
  expect(await findViolations(container)).toEqual([expect.stringMatching(/^image-alt: .*<img/)])
})
