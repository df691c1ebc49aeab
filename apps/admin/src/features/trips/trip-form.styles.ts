import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** The form and the preview, side by side on a wide screen. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  ${theme.media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
  }
`

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
  > div {
    width: 100%;
  }
  > p {
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
`

/** Short fields, as many in a row as fit. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: 16px;
`

export const Entries = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 12px;
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
`

export const EntryTools = styled.div`
  display: flex;
  justify-content: end;
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

/** A checkbox with its label. */
export const Check = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  input {
    width: 22px;
    height: 22px;
  }
`

/** Above the form: the trip's availability and links. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
  margin-bottom: 24px;
`

/** A part of the form that opens. Its fields are drawn only while it is open: a hundred of them make typing slow. */
export const Fold = styled.details`
  border-top: 1px solid ${theme.colors.hairline};
  > summary {
    min-height: ${theme.touchTarget};
    padding-block: 10px;
    cursor: pointer;
  }
  small {
    margin-left: 8px;
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
`

export const FoldBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-bottom: 24px;
`
