import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { Key } from './key.ts'

interface KeyHintsProps {
  hints: readonly { key: string; label: string }[]
  singleKeys: boolean
  onChoose: (on: boolean) => void
}

/** The shortcuts of a page, and a checkbox that turns them off. */
export function KeyHints({ hints, singleKeys, onChoose }: KeyHintsProps) {
  return (
    <Hints>
      <label>
        <input
          type="checkbox"
          checked={singleKeys}
          onChange={({ currentTarget: { checked } }) => onChoose(checked)}
        />
        Single-key shortcuts
      </label>
      {singleKeys &&
        hints.map(({ key, label }) => (
          <span key={key}>
            <Key>{key}</Key>
            <span>{` ${label}`}</span>
          </span>
        ))}
    </Hints>
  )
}

/** Hidden on small screens, which rarely have a keyboard; next to the heading on others. */
const Hints = styled.div`
  display: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 16px;
  color: ${theme.colors.inkSoft};
  font-size: ${theme.fontSizes.small};
  ${theme.media.ml} {
    display: flex;
    justify-content: flex-end;
    margin: -70px 0 0 220px;
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
  }
  input {
    width: 20px;
    height: 20px;
  }
`
