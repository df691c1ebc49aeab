import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Bar } from '../../shared/table/table.styles.ts'
import { Head, Sheet } from '../../shared/table/open-item.styles.ts'

/** The shape of a section while it loads. */
export const Placeholder = ({ label }: { label: string }) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    <Sheet as="div" aria-hidden="true">
      {[1, 2, 3].map((line) => (
        <Head key={line}>
          <Bar />
        </Head>
      ))}
    </Sheet>
  </div>
)
