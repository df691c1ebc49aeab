/** The club's name and addresses. Nothing else in the code spells them out. */
export const brand = {
  name: 'Far & Few',
  shortDescription: 'Premium group travel experiences for solo adventurers aged 28-42',
  email: 'hello@farandfew.example',
} as const
