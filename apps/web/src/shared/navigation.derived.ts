import { pageList } from './pages.ts'
import { adminPath, paths } from './paths.ts'

export interface NavigationLink {
  href: string
  label: string
}

export const headerLinks: readonly NavigationLink[] = pageList.flatMap(({ path, header }) =>
  header === undefined ? [] : [{ href: path, label: header }],
)

export interface FooterGroup {
  title: string
  links: readonly NavigationLink[]
}

const footerGroup = (title: string, extra: readonly NavigationLink[] = []): FooterGroup => ({
  title,
  links: [
    ...pageList.flatMap(({ path, footer }) =>
      footer?.[0] === title ? [{ href: path, label: footer[1] }] : [],
    ),
    ...extra,
  ],
})

const destinations = ['Turkey', 'Sri Lanka', 'Bali Indonesia', 'Montenegro', 'Portugal', 'Mexico']

export const footerGroups: readonly FooterGroup[] = [
  { title: 'Destinations', links: destinations.map((label) => ({ href: paths.trips, label })) },
  footerGroup('The club'),
  footerGroup('Good to know', [{ href: adminPath, label: 'Admin' }]),
]
