import { defineContract } from '../contract/contract.ts'
import { adminHost, adminHosts, hostChange, hostForm } from './admin-hosts.ts'

export const listAdminHosts = defineContract({
  method: 'GET',
  path: '/api/admin/hosts',
  access: 'operator',
  summary: 'Every host',
  description: 'Every host by name, with their departures ahead.',
  responses: { 200: adminHosts },
})

export const addHost = defineContract({
  method: 'POST',
  path: '/api/admin/hosts',
  access: 'manage-bookings',
  audit: ['host.added'],
  summary: 'Add a host',
  description:
    'Adds a host, whom departures can then choose. The site shows a host once a departure ahead has them.',
  body: hostForm,
  responses: { 201: adminHost },
})

export const deleteHost = defineContract({
  method: 'DELETE',
  path: '/api/admin/hosts/:id',
  access: 'manage-bookings',
  audit: ['host.deleted'],
  summary: 'Delete a host',
  description:
    'Deletes a host whom no departure has, also no past one. Returns the hosts that are left.',
  responses: { 200: adminHosts },
  errors: ['NOT_FOUND', 'HOST_ON_DEPARTURE'],
})

export const changeHost = defineContract({
  method: 'PUT',
  path: '/api/admin/hosts/:id',
  access: 'manage-bookings',
  audit: ['host.changed'],
  summary: 'Change a host',
  description:
    'Changes a host for all their departures. With another account, the pages of their groups move to it, and both accounts get an email about each departure ahead. Rejects a change based on outdated values.',
  body: hostChange,
  responses: { 200: adminHost },
  errors: ['NOT_FOUND', 'HOST_CHANGED'],
})
