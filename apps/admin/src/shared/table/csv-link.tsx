import { Button } from '@farandfew/ui/button'
import { toast } from '@farandfew/ui/toast'

interface CsvLinkProps {
  /** The API's path of the file. */
  path: string
  /** What the page shows, as the API's parameters; empty ones are left out. */
  query?: Readonly<Record<string, string | undefined>>
}

/** Stores what a page shows as a CSV file: a plain link, with which the browser sends the console's cookie. */
export function CsvLink({ path, query = {} }: CsvLinkProps) {
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
  const search = new URLSearchParams(given).toString()
  return (
    <Button
      as="a"
      variant="secondary"
      {...{ href: search ? `${path}?${search}` : path, download: '' }}
      onClick={() => toast({ title: 'Download started' })}
    >
      Download CSV
    </Button>
  )
}
