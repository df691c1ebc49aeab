import { endpointKey, endpointQuery } from '@farandfew/api-client'
import { listAdminHosts } from '@farandfew/domain/hosts/admin-hosts.contract.ts'

/** Every host by name. */
export const hostsQuery = endpointQuery(listAdminHosts, {})

export const hostsKey = endpointKey(listAdminHosts)
