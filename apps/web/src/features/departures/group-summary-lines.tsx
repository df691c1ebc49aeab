import { describeGroupFigures } from '@farandfew/domain/group-summaries/describe-group-summary.ts'
import type { GroupFigures } from '@farandfew/domain/group-summaries/group-summary.ts'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** Who is going on a departure, line by line. */
export function GroupSummaryLines({ summary }: { summary: GroupFigures }) {
  return (
    <>
      <Lines role="list">
        {describeGroupFigures(summary).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Lines>
      <GroupSummaryNote />
    </>
  )
}

/** Follows what is said of groups. */
export const GroupSummaryNote = (props: { marginTop?: number }) => (
  <Quiet {...props}>
    We say only what would still hold if any one of them were someone else, so that no one can be
    singled out.
  </Quiet>
)

const Lines = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 12px 0 8px;
  li {
    padding: 4px 12px;
    border: 1px solid ${theme.colors.hairline};
    border-radius: ${theme.radii.card};
    background: ${theme.colors.sheet};
    overflow-wrap: anywhere;
  }
`
