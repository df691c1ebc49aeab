import { brand } from '@farandfew/domain/brand/brand.ts'
import { organizationId } from '../../../shared/organization-id.ts'
import type { Thing } from '../../../shared/structured-data/thing.ts'

/** The club (https://schema.org/Organization). */
export const organization = (origin: string): Thing => ({
  '@type': 'Organization',
  '@id': organizationId(origin),
  name: brand.name,
  description: brand.shortDescription,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  email: brand.email,
})
