import { brand } from '@farandfew/domain/brand/brand.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import type { NavigationLink } from '../../../shared/navigation.derived.ts'
import { type Page, pages } from '../../../shared/pages.ts'
import { paths, tripLink } from '../../../shared/paths.ts'
import type { Thing } from '../../../shared/structured-data/thing.ts'

interface BreadcrumbPage {
  path: string
  /** With or without the brand. */
  title: string
  parent: Page['parent']
  /** The trip that the page is about. */
  trip: Trip | undefined
}

/** The path from home to a page (https://schema.org/BreadcrumbList). */
export function breadcrumbList(page: BreadcrumbPage, origin: string): Thing {
  const { path, title, parent, trip } = page
  const links: NavigationLink[] = [{ href: paths.home, label: brand.name }]
  if (parent) links.push({ href: pages[parent].path, label: pages[parent].header })
  if (trip && tripLink(trip) !== path) links.push({ href: tripLink(trip), label: trip.title })
  links.push({ href: path, label: title.replace(` - ${brand.name}`, '') })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: links.map(({ href, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  }
}
