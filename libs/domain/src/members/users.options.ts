/** The age groups of the sign-up form, in its order. */
export const ageGroups = ['25-30', '30-35', '35-40', '40+'] as const
export type AgeGroup = (typeof ageGroups)[number]

/** What members can say of their gender; saying nothing is null. */
export const genders = ['woman', 'man', 'non-binary'] as const
export type Gender = (typeof genders)[number]

export const genderLabels: Readonly<Record<Gender, string>> = {
  woman: 'Woman',
  man: 'Man',
  'non-binary': 'Non-binary',
}
