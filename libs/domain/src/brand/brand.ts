/** The club's name and addresses, which appear nowhere else in the code. */
export const brand = {
  name: 'Far & Few',
  shortDescription: 'Premium group travel experiences for solo adventurers aged 28-42',
  email: 'hello@farandfew.example',
} as const
