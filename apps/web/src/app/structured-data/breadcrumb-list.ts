import { brand } from '@farandfew/domain/brand'
import type { Trip } from '@farandfew/domain/trips'
import { paths, tripLink } from '../../shared/paths.ts'
import { headerLinks, type NavigationLink } from '../../shared/layout/navigation.ts'
import type { Thing } from './thing.ts'

const linkTo = (path: string) => headerLinks.filter(({ href }) => href === path)

/** Pages below a part of the site, by how their paths begin. */
const parts: readonly (readonly [beginning: string, part: string])[] = [
  ['/trips/', paths.trips],
  ['/destinations/', paths.trips],
  ['/request-invite/', paths.trips],
  ['/gallery/', paths.moodboards],
]

interface Shown {
  path: string
  /** Of the page, with or without the brand. */
  title: string
  /** The trip that the page is about. */
  trip: Trip | undefined
}

/** The way from home to a page (https://schema.org/BreadcrumbList). */
export function breadcrumbList({ path, title, trip }: Shown, origin: string): Thing {
  const above: NavigationLink[] = [{ href: paths.home, label: brand.name }]
  for (const [beginning, part] of parts) {
    if (path.startsWith(beginning)) above.push(...linkTo(part))
  }
  if (trip && tripLink(trip) !== path) above.push({ href: tripLink(trip), label: trip.title })
  const way = [...above, { href: path, label: title.replace(` - ${brand.name}`, '') }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ href, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  }
}
