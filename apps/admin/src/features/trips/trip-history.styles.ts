import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

export const Change = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 8px;
  max-width: 80ch;
  padding: 16px;
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  overflow-wrap: anywhere;
  summary {
    display: list-item;
    min-height: 44px;
    padding-block: 10px;
    cursor: pointer;
  }
  dl {
    display: grid;
    gap: 12px;
    margin: 0;
  }
  dt {
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
  dd {
    margin: 0;
    white-space: pre-line;
  }
  ins {
    text-decoration: none;
  }
`
