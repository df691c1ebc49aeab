import type { ClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'

/** The club's details in the demo. There are no such numbers. */
export const sampleClub: ClubIdentity = {
  registeredName: 'Sample Far and Few Travel Private Limited',
  address: '1 Sample Street\nMumbai 400000\nMaharashtra, India',
  phone: '+915555501000',
  whatsapp: '+915555501001',
  gstin: '27AAAAA0000A1Z2',
  isSample: true,
}
