import { controlStyle } from '@farandfew/ui/field/field.styles.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** Fills the screen below what `--above` measures. A phone's keyboard makes `--visible-height` smaller. */
export const Frame = styled.section`
  --column: 880px;
  position: relative;
  display: flex;
  flex-direction: column;
  height: calc(var(--visible-height, 100dvh) - var(--above, 76px));
  min-height: 320px;
  max-height: 900px;
  overflow: hidden;
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.paper};
  scroll-margin-bottom: 8px;
  /* From edge to edge on a phone. */
  ${theme.below.sm} {
    margin: -16px -20px 0;
    border-inline: 0;
    border-radius: 0;
  }
`

export const Middle = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  padding: 24px;
`

export const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  padding: 0 8px 12px;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* The position is kept by hand, because not every browser does. */
  overflow-anchor: none;
  > div {
    max-width: var(--column);
    margin-inline: auto;
  }
  ${theme.media.sm} {
    padding-inline: 20px;
  }
`

export const Older = styled.div`
  display: grid;
  place-items: center;
  padding-top: 12px;
`

export const Empty = styled.p`
  max-width: 29em;
  margin: 48px auto;
  padding-inline: 16px;
  color: ${theme.colors.inkSoft};
  text-align: center;
`

/** Below the messages, and over none of them. */
export const ToEnd = styled.div`
  border-top: 1px solid ${theme.colors.hairline};
  background: ${theme.colors.blush};
  > button {
    width: 100%;
  }
`

export const ReadOnly = styled.p`
  padding: 16px;
  border-top: 1px solid ${theme.colors.hairline};
  background: ${theme.colors.sheet};
  color: ${theme.colors.inkSoft};
  text-align: center;
`

/** As high as its text, up to the limit of its form. */
export const MessageField = styled.textarea`
  ${controlStyle}
  resize: none;
  field-sizing: content;
`
