import { brand } from '@farandfew/domain/brand/brand.ts'
import { addressLine } from '@farandfew/domain/club-details/club-texts.ts'
import type { ClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'
import { organizationId } from '../../shared/organization-id.ts'
import { toJson } from '../../shared/structured-data/thing.ts'

/**
 * What the club's details add to the Organization of the prerendered pages (https://schema.org/Organization), as JSON that
 * is safe inside a script element. Undefined for sample details, which no search engine should take for true.
 */
export function clubData(club: ClubIdentity, origin: string): string | undefined {
  const { registeredName, address, phone, gstin, isSample } = club
  if (isSample) return undefined
  return toJson({
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: brand.name,
    url: `${origin}/`,
    ...(registeredName !== null && { legalName: registeredName }),
    ...(address !== null && { address: addressLine(address) }),
    ...(phone !== null && { telephone: phone }),
    ...(gstin !== null && { taxID: gstin }),
  })
}
