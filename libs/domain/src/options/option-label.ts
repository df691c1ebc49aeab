/** A choice of a form: what is sent, and what a person reads. */
export interface Option {
  readonly value: string
  readonly label: string
}

/** What a person reads of a chosen value; undefined where nothing was chosen, or what is offered no more. */
export function optionLabel(
  options: readonly Option[],
  value: string | null | undefined,
): string | undefined {
  return options.find((option) => option.value === value)?.label
}
