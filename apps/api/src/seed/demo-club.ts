import type { ClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'

/** What the trip pages say of the demo's hosts, and that they are samples. */
export const hostDescriptions = {
  elif: {
    hostAbout:
      'Elif lives in Istanbul and has hosted our trips to Turkey from the start. She meets the group in Karaköy and knows where to eat. (A sample host of this demo.)',
    hostLanguages: 'Turkish and English',
    hostPicture: '/art/avatars/01.svg',
  },
  ines: {
    hostAbout:
      'Inês was born in Porto and has hosted groups along the Douro for nine years. On the train she still takes the right-hand seat. (A sample host of this demo.)',
    hostLanguages: 'Portuguese and English',
  },
} as const

/** The club's details in the demo. There are no such numbers. */
export const sampleClub: ClubIdentity = {
  registeredName: 'Sample Far and Few Travel Private Limited',
  address: '1 Sample Street\nMumbai 400000\nMaharashtra, India',
  phone: '+915555501000',
  whatsapp: '+915555501001',
  gstin: '27AAAAA0000A1Z2',
  isSample: true,
}
