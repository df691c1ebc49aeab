/** The age groups of the sign-up form, in its order. */
export const ageGroups = ['25-30', '30-35', '35-40', '40+'] as const
export type AgeGroup = (typeof ageGroups)[number]
