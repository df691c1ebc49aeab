import { havePagesFailed, type PagesQuery, type TablePage } from './pages.data.ts'

/** What the rows of a list are called. */
export interface Nouns {
  one: string
  many: string
}

const figure = (count: number) => count.toLocaleString('en-IN')

/** '1,240 inquiries, 50 of them shown'. Empty if loading failed, because the problem is shown instead. */
export function describePages<Page extends TablePage<unknown>>(
  query: PagesQuery<Page>,
  { one, many }: Nouns,
): string {
  if (havePagesFailed(query)) return ''
  if (query.isPlaceholderData) return 'Searching…'
  const page = query.data?.pages.at(-1)
  if (!query.data || !page) return `Loading ${many}…`
  const shown = query.data.pages.reduce((count, { items }) => count + items.length, 0)
  const number = page.total === 0 ? 'No' : figure(page.total)
  const found = `${page.hasMore ? 'More than ' : ''}${number} ${page.total === 1 ? one : many}`
  return shown < page.total || page.hasMore ? `${found}, ${figure(shown)} of them shown` : found
}
