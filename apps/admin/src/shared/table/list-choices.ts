import type { SelectOption } from '@farandfew/ui/field/select-field.tsx'
import type { UrlState, UrlValues } from '../url/use-url-state.ts'
import type { Chip } from './filter-chips.tsx'

/** A choice above a list, which is stored in the address. */
export interface ListChoice<Value extends string, Page = unknown> {
  /** The parameter of the address, if the API has another name for it. */
  param?: string
  label: string
  /** The label of no choice, such as 'All states'. Without one the first value is the default. */
  all?: string
  values: readonly Value[]
  labelOf(value: Value, page: Page | undefined): string
  /** The values that can be chosen besides the chosen one, if not all. */
  offered?(page: Page | undefined): readonly string[]
  /** The parameters that another choice removes, because their values depend on it. */
  removes?: readonly string[]
}

/** The choices of a list by the API's names. */
export type ListChoices = Readonly<Record<string, ListChoice<string>>>

/** A choice as its select shows it. */
export interface Choice {
  /** The API's name of it. */
  name: string
  param: string
  label: string
  value: string
  options: readonly SelectOption[]
  /** Whether it is the default, which is not in the address. */
  isUnset: boolean
  choose: (value: string) => void
}

/** The values that remove parameters from the address. */
export const withoutParams = (params: readonly string[]): UrlValues =>
  Object.fromEntries(params.map((param) => [param, '']))

function readChoice(
  name: string,
  row: ListChoice<string>,
  { get, change }: UrlState,
  page: unknown,
): Choice {
  const { param = name, label, all, values, labelOf, removes = [] } = row
  const unset = all === undefined ? (values[0] ?? '') : ''
  // A wrong link shows the default.
  const value = values.find((one) => one === get(param)) ?? unset
  const offered = row.offered?.(page) ?? values
  const options = [...offered, ...(value && !offered.includes(value) ? [value] : [])].map(
    (one) => ({ value: one, label: labelOf(one, page) }),
  )
  if (all !== undefined) options.unshift({ value: '', label: all })
  return {
    name,
    param,
    label,
    value,
    options,
    isUnset: value === unset,
    choose: (chosen) =>
      change({ ...withoutParams(removes), [param]: chosen === unset ? '' : chosen }),
  }
}

/** The choices as the address has them. Their labels may depend on the page that was read last. */
export const readChoices = (rows: ListChoices, url: UrlState, page?: unknown): Choice[] =>
  Object.entries(rows).map(([name, row]) => readChoice(name, row, url, page))

/** The filter that a choice sets, with a button that removes it. */
export const chipOfChoice = ({ label, value, options, choose }: Choice): Chip => ({
  label,
  value: options.find((one) => one.value === value)?.label ?? value,
  onRemove: () => choose(''),
})
