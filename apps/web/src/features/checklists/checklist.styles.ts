import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** A checkbox with its label, and what else belongs to it. */
export const CheckRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;
  min-height: 52px;
  padding-block: 4px;
  border-top: 1px solid ${theme.colors.hairline};
  &:first-child {
    border-top: 0;
  }
  label {
    display: flex;
    flex: 1 1 14em;
    align-items: center;
    gap: 14px;
    min-width: 0;
    min-height: 44px;
    cursor: pointer;
  }
  label > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  input[type='checkbox'] {
    flex: none;
    width: 22px;
    height: 22px;
    accent-color: ${theme.colors.sea};
  }
  input:checked + span {
    color: ${theme.colors.inkSoft};
    text-decoration: line-through;
  }
`

export const ItemActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  /* Below the label, not below its box. */
  padding-left: 36px;
  ${theme.media.md} {
    padding-left: 0;
  }
`
