/** A choice of a form: the value is sent, the label is shown. */
export interface Option {
  readonly value: string
  readonly label: string
}

/** The label of a value; undefined if nothing was chosen or the option no longer exists. */
export function optionLabel(
  options: readonly Option[],
  value: string | null | undefined,
): string | undefined {
  return options.find((option) => option.value === value)?.label
}
