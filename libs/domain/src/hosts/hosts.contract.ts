import { defineContract } from '../contract/contract.ts'
import { hostList } from './host.ts'

export const listHosts = defineContract({
  method: 'GET',
  path: '/api/hosts',
  access: 'visitor',
  summary: 'The hosts of the departures ahead',
  description:
    'The hosts of the active departures that have not left, by name, with the destinations to which they travel. The answer has an ETag and is at most two seconds old.',
  tag: 'Schedule',
  responses: { 200: hostList },
})
