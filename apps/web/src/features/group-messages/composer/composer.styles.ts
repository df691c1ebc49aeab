import { IconButton } from '@farandfew/ui/button/icon-button.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

export const Composer = styled.form`
  display: grid;
  grid-template-columns: minmax(0, var(--column, 880px));
  gap: 8px;
  justify-content: center;
  padding: 8px max(8px, env(safe-area-inset-right)) max(8px, env(safe-area-inset-bottom))
    max(8px, env(safe-area-inset-left));
  border-top: 1px solid ${theme.colors.hairline};
  background: ${theme.colors.sheet};
  textarea {
    min-height: 44px;
    max-height: min(9rem, 30vh);
    padding-block: 9px;
  }
`

export const Send = styled(IconButton)`
  background: ${theme.colors.raspberry};
  color: ${theme.colors.sheet};
  &:hover:not(:disabled, [aria-disabled]) {
    background: ${theme.colors.raspberryDeep};
    color: ${theme.colors.sheet};
  }
  &[aria-disabled='true'],
  &[aria-disabled='true']:hover:not(:disabled) {
    background: ${theme.colors.shade};
    color: ${theme.colors.inkSoft};
    cursor: default;
  }
`

export const ReplyBar = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  padding-left: 12px;
  border-left: 3px solid ${theme.colors.raspberry};
  > p {
    min-width: 0;
    font-size: ${theme.fontSizes.small};
  }
`

export const Pictures = styled.ul`
  display: grid;
  gap: 12px;
  max-height: 40vh;
  padding: 4px;
  overflow-y: auto;
`

export const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  padding-inline: 8px;
  color: ${theme.colors.inkSoft};
  font-size: ${theme.fontSizes.small};
  line-height: 1.4;
`

export const Count = styled.p<{ $isOver: boolean }>`
  margin-left: auto;
  color: ${({ $isOver }) => ($isOver ? theme.colors.danger : 'inherit')};
  font-variant-numeric: tabular-nums;
`
