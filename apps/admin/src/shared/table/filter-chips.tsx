import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { X } from 'lucide-react'
import { styled } from 'styled-components'
import type { UrlValues } from '../url/use-url-state.ts'

/** A filter that is set. */
export interface Chip {
  label: string
  /** What it lets through, in words. */
  value: string
  onRemove: () => void
}

/** The parameters of the address that are set, each with its value in words. */
export const chipsOfParams = (
  params: readonly { param: string; label: string; value: string }[],
  change: (values: UrlValues) => void,
): Chip[] =>
  params
    .filter(({ value }) => value !== '')
    .map(({ param, ...chip }) => ({ ...chip, onRemove: () => change({ [param]: '' }) }))

interface FilterChipsProps {
  chips: readonly Chip[]
  onClear: () => void
}

/** The filters that are set, each a button that removes it. */
export const FilterChips = ({ chips, onClear }: FilterChipsProps) =>
  chips.length > 0 && (
    <Chips role="group" aria-label="Filters that are set">
      {chips.map(({ label, value, onRemove }) => (
        <button key={label} type="button" onClick={onRemove}>
          <VisuallyHidden>Remove the filter </VisuallyHidden>
          <span>{`${label}: ${value}`}</span>
          <X size={16} aria-hidden />
        </button>
      ))}
      {chips.length > 1 && (
        <button type="button" onClick={onClear}>
          Clear all
        </button>
      )}
    </Chips>
  )

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  margin-block: -4px;
  button {
    display: inline-flex;
    position: relative;
    align-items: center;
    gap: 6px;
    max-width: 100%;
    min-height: 44px;
    padding: 0 10px;
    border: 0;
    background: none;
    color: ${theme.colors.ink};
    font: inherit;
    font-size: ${theme.fontSizes.small};
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  /* Looks smaller than the target is. */
  button::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 6px 0;
    border: 1px solid ${theme.colors.edge};
    border-radius: ${theme.radii.round};
    background: ${theme.colors.sheet};
  }
  isolation: isolate;
`
