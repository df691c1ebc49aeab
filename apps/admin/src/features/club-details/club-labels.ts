import type { ClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'

export const clubLabels: Readonly<Record<keyof ClubIdentity, string>> = {
  registeredName: 'Registered name',
  address: 'Address',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  gstin: 'GSTIN',
  isSample: 'These are sample details: every page and email that shows them says so',
}
