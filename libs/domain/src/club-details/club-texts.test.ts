import { noClubIdentity } from './club-identity.ts'
import { phoneLabel } from '../canonical/phone-label.ts'
import { identityLines, sampleNote, whatsappLink } from './club-texts.ts'

const club = {
  registeredName: 'Lantern Journeys Private Limited',
  address: '1 Harbour Street,\nFort\n\nMumbai 400001',
  phone: '+919845011223',
  whatsapp: '+919845011224',
  gstin: '27AAPFU0939F1ZV',
  isSample: false,
}

it('says what is set, a line each', () => {
  expect(identityLines(club)).toEqual([
    'Lantern Journeys Private Limited',
    '1 Harbour Street, Fort, Mumbai 400001',
    'Phone +91 98450 11223',
    'WhatsApp +91 98450 11224',
    'GSTIN 27AAPFU0939F1ZV',
  ])
  expect(identityLines({ ...noClubIdentity, phone: club.phone })).toEqual(['Phone +91 98450 11223'])
  expect(identityLines({ ...noClubIdentity, isSample: true })).toEqual([])
})

it('says that samples are samples', () => {
  expect(identityLines({ ...club, isSample: true }).at(-1)).toBe(sampleNote)
})

it('writes a number for people and for WhatsApp', () => {
  expect(phoneLabel('+919845011223')).toBe('+91 98450 11223')
  expect(whatsappLink('+919845011223')).toBe('https://wa.me/919845011223')
})
