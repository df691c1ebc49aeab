import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

export const Message = styled.article<{ $isOwn: boolean; $isContinued: boolean }>`
  display: flex;
  flex-direction: ${({ $isOwn }) => ($isOwn ? 'row-reverse' : 'row')};
  gap: 8px;
  align-items: end;
  margin-top: ${({ $isContinued }) => ($isContinued ? 4 : 16)}px;
  padding: 2px 4px;
  border-radius: ${theme.radii.card};
  /* The day above does not cover it. */
  scroll-margin-block: 52px 24px;
  &:focus-visible {
    outline-offset: 0;
  }
  &[data-flash] {
    animation: flash 1.6s ease-out;
  }
  @keyframes flash {
    0%,
    60% {
      background: ${theme.badgeTones.amber.ground};
    }
  }
`

export const Side = styled.div`
  flex: none;
  align-self: start;
  width: 36px;
  padding-top: 2px;
`

export const Column = styled.div<{ $isOwn: boolean }>`
  display: grid;
  gap: 2px;
  justify-items: ${({ $isOwn }) => ($isOwn ? 'end' : 'start')};
  min-width: 0;
  max-width: min(560px, 100% - 100px);
`

export const Bubble = styled.div<{ $isOwn: boolean; $isEnded: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 12px;
  align-items: end;
  max-width: 100%;
  padding: 8px 12px;
  border: 1px solid ${({ $isOwn }) => ($isOwn ? theme.colors.blush : theme.colors.hairline)};
  border-radius: 12px;
  background: ${({ $isOwn }) => ($isOwn ? theme.colors.blush : theme.colors.sheet)};
  > [data-meta] {
    display: flex;
    gap: 6px;
    align-items: center;
    margin-left: auto;
    color: ${theme.colors.inkSoft};
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
  ${({ $isEnded }) =>
    $isEnded && `border-style: dashed; background: transparent; color: ${theme.colors.inkSoft};`}
`

/** Begins another line of the bubble. */
export const Break = styled.span`
  flex: 1 1 100%;
  height: 0;
  margin-top: -6px;
`

/** The message that is answered. It leads there. */
export const Quote = styled.button`
  flex: 1 1 100%;
  min-width: 0;
  min-height: 44px;
  padding: 4px 10px;
  border: 0;
  border-left: 3px solid ${theme.colors.sea};
  border-radius: ${theme.radii.small};
  background: ${theme.colors.paper};
  color: ${theme.colors.inkSoft};
  font-size: ${theme.fontSizes.small};
  line-height: 1.35;
  text-align: start;
  cursor: pointer;
  &:hover {
    color: ${theme.colors.ink};
  }
  > span:last-child {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
`
