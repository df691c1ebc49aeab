import { DropdownMenu as Radix } from 'radix-ui'
import { type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

export interface MenuProps {
  /** The button that opens it. Its label names the menu. */
  trigger: ReactElement
  /** Called before the focus returns to the trigger. Prevent the default to move the focus yourself. */
  onCloseAutoFocus?: (event: Event) => void
  children: ReactNode
}

/**
 * A menu of actions below a button. The arrow keys, Home, End and first letters move in it, Escape and a click outside
 * close it.
 */
export function Menu({ trigger, onCloseAutoFocus, children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* In the landmark, so that screen readers know where they are. */}
      <Radix.Portal container={globalThis.document?.querySelector('main')}>
        <Panel
          align="end"
          sideOffset={4}
          collisionPadding={8}
          {...(onCloseAutoFocus && { onCloseAutoFocus })}
        >
          {children}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  )
}

export interface MenuItemProps {
  onSelect: () => void
  disabled?: boolean
  children: ReactNode
}

/** An action of a menu: an icon, if there is one, and a few words. */
export const MenuItem = (props: MenuItemProps) => <Item {...props} />

export interface MenuChoiceProps {
  /** What it stands for. Screen readers read it. */
  label: string
  checked: boolean
  onSelect: () => void
  children: ReactNode
}

/** A choice of a `MenuRow` that is on or off. */
export const MenuChoice = ({ label, children, ...rest }: MenuChoiceProps) => (
  <Choice aria-label={label} textValue={label} {...rest}>
    {children}
  </Choice>
)

/** Choices next to each other. The arrow keys to the sides move among them, too. */
export function MenuRow({ label, children }: { label: string; children: ReactNode }) {
  const onKeyDown = (event: KeyboardEvent) => {
    const next =
      event.key === 'ArrowRight'
        ? document.activeElement?.nextElementSibling
        : event.key === 'ArrowLeft' && document.activeElement?.previousElementSibling
    if (next instanceof HTMLElement) next.focus()
  }
  return (
    <Row aria-label={label} onKeyDown={onKeyDown}>
      {children}
    </Row>
  )
}

const Panel = styled(Radix.Content)`
  z-index: ${theme.layers.dialog};
  min-width: 200px;
  max-width: calc(100vw - 16px);
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: ${theme.space(1)};
  overflow-y: auto;
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  color: ${theme.colors.ink};
  box-shadow: ${theme.shadows.float};
`

const Item = styled(Radix.Item)`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  min-height: ${theme.touchTarget};
  padding: ${theme.space(2)} ${theme.space(3)};
  border-radius: ${theme.radii.small};
  cursor: pointer;
  &[data-highlighted] {
    outline: 2px solid ${theme.colors.raspberry};
    outline-offset: -2px;
    background: ${theme.colors.blush};
  }
  &[data-disabled] {
    cursor: default;
    opacity: 0.55;
  }
`

const Choice = styled(Radix.CheckboxItem)`
  display: grid;
  place-items: center;
  width: ${theme.touchTarget};
  height: ${theme.touchTarget};
  border-radius: ${theme.radii.round};
  cursor: pointer;
  &[data-state='checked'] {
    background: ${theme.colors.blush};
    box-shadow: inset 0 0 0 2px ${theme.colors.raspberry};
  }
  &[data-highlighted] {
    outline: 2px solid ${theme.colors.ink};
    outline-offset: -2px;
  }
`

const Row = styled(Radix.Group)`
  display: flex;
  flex-wrap: wrap;
  padding-bottom: ${theme.space(1)};
  border-bottom: 1px solid ${theme.colors.hairline};
  margin-bottom: ${theme.space(1)};
`
