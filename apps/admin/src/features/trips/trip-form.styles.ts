import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** All fields, which a role that may not edit cannot change. */
export const Fields = styled.fieldset`
  display: contents;
  border: 0;
`

/** Fields that belong together. */
export const Group = styled.fieldset`
  /* Below the links to the sections, which wrap on a wide screen. */
  scroll-margin-top: 96px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 16px;
  min-width: 0;
  margin: 0;
  padding: 20px 0 0;
  border: 0;
  border-top: 1px solid ${theme.colors.hairline};
  > legend {
    float: left;
    padding: 0;
    font-family: ${theme.fonts.title};
    font-size: ${theme.fontSizes.title};
    font-weight: ${theme.fontWeights.title};
  }
  > * {
    clear: both;
  }
  > :is(div, ol) {
    width: 100%;
  }
  > p {
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
`

/** Stays in view and says what there is to save. */
export const SaveBar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${theme.layers.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  padding-block: 12px;
  border-top: 1px solid ${theme.colors.hairline};
  background: ${theme.colors.paper};
  > button {
    flex: none;
  }
  /* What the form says is always in view here. */
  > div {
    scroll-margin-bottom: 0;
  }
  /* At most two lines of text, so that the bar stays low. */
  > p {
    display: -webkit-box;
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-size: ${theme.fontSizes.small};
    line-height: 1.3;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  ${theme.media.md} {
    gap: 12px;
    > p {
      font-size: inherit;
    }
  }
`

/** A part of the form that opens. Its fields are drawn only while it is open: a hundred of them make typing slow. */
export const Fold = styled.details`
  border-top: 1px solid ${theme.colors.hairline};
  > summary {
    min-height: ${theme.touchTarget};
    padding-block: 10px;
    cursor: pointer;
  }
  > div {
    padding-bottom: 24px;
  }
  small {
    margin-left: 8px;
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
`
