import { Button } from '@farandfew/ui/button/button.tsx'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useMay } from '../role/role.ts'

interface CsvLinkProps {
  /** The path of the file in the API. */
  path: string
  /** The filter of the page. Empty parameters are not sent. */
  query?: Readonly<Record<string, string | undefined>>
  /** Whether it is hidden, without moving what is next to it. */
  hidden?: boolean
}

/** Downloads what a page shows as a CSV file, if the role allows it. It is a plain link, so the browser sends the console's cookie. */
export function CsvLink({ path, query = {}, hidden = false }: CsvLinkProps) {
  const mayExport = useMay('export')
  if (!mayExport) return null
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
  const search = new URLSearchParams(given).toString()
  return (
    <Button
      as="a"
      variant="secondary"
      href={search ? `${path}?${search}` : path}
      download
      style={hidden ? { visibility: 'hidden' } : undefined}
      onClick={() => toast({ title: 'Download started' })}
    >
      Download CSV
    </Button>
  )
}
