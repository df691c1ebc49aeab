import { Button } from '@farandfew/ui/button/button.tsx'
import { Notice } from '@farandfew/ui/problem/notice.tsx'

interface EmptyNoticeProps {
  /** Whether a search or a filter may hide something. */
  isFiltered: boolean
  /** Why there is nothing at all. */
  none: string
  /** What to do if the filter finds nothing. */
  notFound: string
  /** The button that takes the filter away. */
  clear?: string
  onClear: () => void
}

/** Says why a list is empty. */
export const EmptyNotice = (props: EmptyNoticeProps) => (
  <Notice>
    <p>{props.isFiltered ? props.notFound : props.none}</p>
    {props.isFiltered && (
      <Button variant="secondary" onClick={props.onClear}>
        {props.clear ?? 'Clear the search'}
      </Button>
    )}
  </Notice>
)
