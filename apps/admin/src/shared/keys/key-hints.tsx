import { mayOperator, type Permission } from '@farandfew/domain/contract/roles.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { use } from 'react'
import { styled } from 'styled-components'
import { Check } from '../forms/check.ts'
import { Role } from '../role/role.ts'
import { Key } from './key.ts'

export interface KeyHint {
  key: string
  label: string
  /** What an operator must be allowed to for the key to do anything. */
  to?: Permission
}

interface KeyHintsProps {
  hints: readonly KeyHint[]
  singleKeys: boolean
  onChoose: (on: boolean) => void
}

/** The shortcuts of a page that the role has, and a checkbox that turns them off. */
export function KeyHints({ hints, singleKeys, onChoose }: KeyHintsProps) {
  const role = use(Role)
  const own = hints.filter(({ to }) => to === undefined || mayOperator(role, to))
  return (
    <Hints>
      <Check>
        <input
          type="checkbox"
          checked={singleKeys}
          onChange={({ currentTarget: { checked } }) => onChoose(checked)}
        />
        Single-key shortcuts
      </Check>
      {singleKeys &&
        own.map(({ key, label }) => (
          <span key={key}>
            <Key>{key}</Key>
            <span>{` ${label}`}</span>
          </span>
        ))}
    </Hints>
  )
}

/**
 * Hidden on small screens, which rarely have a keyboard; beside the heading or the tabs of the room on others. Hints without
 * room there wrap out of sight.
 */
const Hints = styled.div`
  display: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  color: ${theme.colors.inkSoft};
  font-size: ${theme.fontSizes.small};
  ${theme.media.ml} {
    display: flex;
    align-content: flex-start;
    justify-content: flex-end;
    overflow: hidden;
    height: 48px;
    margin: -60px 0 -16px 384px;
  }
`
