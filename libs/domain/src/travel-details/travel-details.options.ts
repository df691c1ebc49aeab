/** What members eat, in the order of the form. */
export const diets = [
  { value: 'everything', label: 'Everything' },
  { value: 'vegetarian', label: 'Vegetarian' },
  { value: 'eggetarian', label: 'Vegetarian with eggs' },
  { value: 'vegan', label: 'Vegan' },
  { value: 'jain', label: 'Jain' },
  { value: 'fish', label: 'Fish, but no meat' },
  { value: 'halal', label: 'Halal' },
  { value: 'kosher', label: 'Kosher' },
  { value: 'other', label: 'Something else, as described below' },
] as const
