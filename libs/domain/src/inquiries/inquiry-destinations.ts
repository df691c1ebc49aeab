/** The destinations of the inquiry form, in its order. */
export const inquiryDestinations = [
  { value: 'bali', label: 'Bali' },
  { value: 'turkey', label: 'Turkey' },
  { value: 'sri-lanka', label: 'Sri Lanka' },
  { value: 'montenegro', label: 'Montenegro' },
  { value: 'portugal', label: 'Portugal' },
  { value: 'mexico', label: 'Mexico' },
  { value: 'other', label: 'Somewhere else' },
] as const
