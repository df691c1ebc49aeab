import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../button/button.tsx'
import { findViolations } from '../testing/axe.ts'
import { Menu, MenuChoice, MenuItem, MenuRow } from './menu.tsx'

const done = jest.fn()
beforeEach(() => done.mockClear())

async function openMenu() {
  render(
    <Menu trigger={<Button>More</Button>}>
      <MenuRow label="React">
        <MenuChoice label="Heart" checked onSelect={() => done('heart')}>
          ❤️
        </MenuChoice>
        <MenuChoice label="Laugh" checked={false} onSelect={() => done('laugh')}>
          😂
        </MenuChoice>
      </MenuRow>
      <MenuItem onSelect={() => done('reply')}>Reply</MenuItem>
    </Menu>,
  )
  screen.getByRole('button', { name: 'More' }).focus()
  await userEvent.keyboard('{Enter}')
}

it('is named by its button, and moves and acts by keyboard', async () => {
  await openMenu()
  expect(screen.getByRole('menu', { name: 'More' })).toBeVisible()
  const [heart, laugh] = screen.getAllByRole('menuitemcheckbox')
  expect(heart).toBeChecked()
  expect(heart).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(laugh).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('menuitem', { name: 'Reply' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(done.mock.calls).toEqual([['reply']])
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus()
})

it('closes with Escape without an action', async () => {
  await openMenu()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(done).not.toHaveBeenCalled()
})

it('has no accessibility violations', async () => {
  await openMenu()
  expect(await findViolations(document.body)).toEqual([])
})
