import { LoadFailure } from '@farandfew/ui/error-boundary/load-failure.ts'
import { type ComponentType, Fragment, lazy, type ReactNode } from 'react'
import { matchPath, useParams } from 'react-router-dom'
import { Page } from '../shared/page/page.tsx'
import { type Page as PageRow, pageList } from '../shared/pages.ts'
import { Allowed } from '../shared/role/allowed.tsx'
import { routeModules } from './page-modules.ts'

interface PageRoute {
  /** The name of its row. */
  name: string
  /** A pattern of React Router. */
  pattern: string
  isPublic: boolean
  /** Loads the page's code ahead of its first render. */
  load: () => Promise<unknown>
  element: ReactNode
}

const loadOf = (name: string) =>
  routeModules[`./${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`]!

/** A page whose boundary can tell that its code did not load. */
const lazyPage = (load: ReturnType<typeof loadOf>) =>
  lazy(() =>
    load().catch((error: unknown) => {
      throw new LoadFailure(error)
    }),
  )

/** A page about one thing starts again for another one. */
function OfOne({ Content }: { Content: ComponentType }) {
  const { id } = useParams()
  return (
    <Fragment key={id}>
      <Content />
    </Fragment>
  )
}

function routesOf({ name, file, path, alsoAt, title, needs, isPublic }: PageRow): PageRoute[] {
  const load = loadOf(file ?? name)
  const Content = lazyPage(load)
  const content = path.includes(':id') ? <OfOne Content={Content} /> : <Content />
  const element = (
    <Page key={name} title={title}>
      {needs ? (
        <Allowed to={needs[0]} otherwise={<p>{needs[1]}</p>}>
          {content}
        </Allowed>
      ) : (
        content
      )}
    </Page>
  )
  return [path, ...(alsoAt ? [alsoAt] : [])].map((pattern) => ({
    name,
    pattern,
    isPublic: isPublic === true,
    load,
    element,
  }))
}

const NotFound = lazyPage(loadOf('notFound'))

/** The pages of the router. The last one, the not-found page, matches every path. */
export const pageRoutes: readonly PageRoute[] = [
  ...pageList.flatMap(routesOf),
  {
    name: 'notFound',
    pattern: '*',
    isPublic: false,
    load: loadOf('notFound'),
    element: (
      <Page key="notFound" title="Page not found">
        <NotFound />
      </Page>
    ),
  },
]

/** The route that renders a path. */
export const routeOf = (path: string): PageRoute =>
  pageRoutes.find(({ pattern }) => matchPath(pattern, path))!
