import type { AdminHost, HostForm } from '@farandfew/domain/hosts/admin-hosts.ts'
import {
  addHost,
  changeHost,
  deleteHost,
  listAdminHosts,
} from '@farandfew/domain/hosts/admin-hosts.contract.ts'
import { byId, change, type FakeRoute, route } from './fake-routes.ts'

export interface HostsState {
  hosts: AdminHost[]
}

/** Two hosts: one with everything, who hosts the departure 7, and one with a name only. */
export const someHosts = (): HostsState => ({
  hosts: [
    {
      id: 1,
      name: 'Leena',
      languages: 'Turkish and English',
      about: 'Leena grew up in Izmir.',
      picture: '/art/avatars/01.svg',
      member: { id: 3, username: 'leena', name: 'Leena Aydin' },
      departures: [{ id: 7, tripTitle: 'Hidden Gems of Turkey', departureDate: '2025-08-14' }],
      canDelete: false,
    },
    {
      id: 2,
      name: 'Wayan',
      languages: null,
      about: null,
      picture: null,
      member: null,
      departures: [],
      canDelete: true,
    },
  ],
})

const valuesOf = ({ name, languages, about, picture, member }: HostForm) => ({
  name,
  languages: languages ?? null,
  about: about ?? null,
  picture: picture ?? null,
  member: member === undefined ? null : { id: 9, username: member, name: member },
})

/** The calls of the hosts' page. */
export const hostsRoutes = (api: HostsState): FakeRoute[] => [
  route(listAdminHosts, () => ({ items: api.hosts, siteUrl: 'http://localhost:4200' })),
  route(addHost, ({ body }) => {
    const host = { id: 10, departures: [], canDelete: true, ...valuesOf(body) }
    api.hosts.push(host)
    return host
  }),
  route(changeHost, ({ params, body: { after } }) =>
    change(byId(api.hosts, params.id), valuesOf(after)),
  ),
  route(deleteHost, ({ params }) => {
    api.hosts = api.hosts.filter(({ id }) => id !== Number(params.id))
    return { items: api.hosts, siteUrl: 'http://localhost:4200' }
  }),
]
