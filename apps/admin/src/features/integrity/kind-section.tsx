import { type FaultKind } from '@farandfew/domain/integrity/admin-integrity.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { Heading, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { FaultItem } from './fault-item.tsx'
import { type Choice } from './resolve-dialog.tsx'

/** The faults of one kind. */
export function KindSection({
  kind,
  onChoose,
}: {
  kind: FaultKind
  onChoose: (choice: Choice) => void
}) {
  const headingId = kind.kind
  const { name, explanation, total, faults } = kind
  return (
    <Stack gap={5} as="section" aria-labelledby={headingId}>
      <Stack gap={1} marginTop={4} maxWidth={theme.widths.text}>
        <Heading size="lead" id={headingId} tabIndex={-1}>
          <span>{`${name} `}</span>
          <Badge tone="red">{total.toLocaleString('en-IN')}</Badge>
        </Heading>
        <p>{explanation}</p>
      </Stack>
      <Stack gap={5} as="ul" role="list" aria-labelledby={headingId}>
        {faults.map((fault) => (
          <li key={fault.key}>
            <FaultItem
              kind={kind}
              fault={fault}
              onChoose={(action) => onChoose({ kind, fault, action })}
            />
          </li>
        ))}
      </Stack>
      {total > faults.length && (
        <p>{`The first ${faults.length}. The rest appear once these are resolved.`}</p>
      )}
    </Stack>
  )
}

/** What is checked, folded. */
export const Checked = styled.details`
  summary {
    min-height: 44px;
    padding-block: 10px;
    cursor: pointer;
  }
  ul {
    display: grid;
    gap: 8px;
    max-width: ${theme.widths.text};
    padding-left: 20px;
  }
`
