import { styled } from 'styled-components'
import { Key } from './invites.styles.ts'

/** Of no use where there is no keyboard. */
const Hints = styled.div`
  display: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 16px;
  color: ${({ theme }) => theme.colors.inkSoft};
  font-size: ${({ theme }) => theme.fontSizes.small};
  ${({ theme }) => theme.media.ml} {
    display: flex;
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
    accent-color: ${({ theme }) => theme.colors.raspberry};
  }
`

interface KeyHintsProps {
  keysOn: boolean
  onChoose: (on: boolean) => void
}

/** Which keys work the queue, and whether they do. */
export function KeyHints({ keysOn, onChoose }: KeyHintsProps) {
  return (
    <Hints>
      <label>
        <input
          type="checkbox"
          checked={keysOn}
          onChange={({ currentTarget: { checked } }) => onChoose(checked)}
        />
        Single keys
      </label>
      {keysOn && (
        <>
          <span>
            <Key>J</Key> next
          </span>
          <span>
            <Key>K</Key> previous
          </span>
          <span>
            <Key>A</Key> approve
          </span>
          <span>
            <Key>R</Key> reject
          </span>
          <span>
            <Key>U</Key> undo
          </span>
        </>
      )}
    </Hints>
  )
}
