import { exceptReads, describeAction } from '@farandfew/domain/admin/audit'
import { SelectField, TextField } from '@farandfew/ui/field'
import type { AuditFilter } from './audit.data.ts'

type Chosen = Omit<AuditFilter, 'search'>

interface AuditFiltersProps {
  filter: Chosen
  /** Every action in the log. */
  actions: readonly string[]
  onChange: (change: Partial<Chosen>) => void
}

/** The filters of the log: action, first day and last day. */
export function AuditFilters({ filter, actions, onChange }: AuditFiltersProps) {
  const { action, from, to } = filter
  // The chosen action is an option even before the log has loaded.
  const known =
    action && action !== exceptReads && !actions.includes(action) ? [action, ...actions] : actions
  return (
    <>
      <SelectField
        label="Action"
        name="action"
        options={[
          { value: '', label: 'Every action' },
          { value: exceptReads, label: 'All except views' },
          ...known.map((value) => ({ value, label: describeAction(value) })),
        ]}
        value={action}
        onChange={({ currentTarget: { value } }) => onChange({ action: value })}
      />
      <TextField
        label="From"
        name="from"
        type="date"
        value={from}
        {...(to && { max: to })}
        onChange={({ currentTarget: { value } }) => onChange({ from: value })}
      />
      <TextField
        label="To"
        name="to"
        type="date"
        value={to}
        {...(from && { min: from })}
        onChange={({ currentTarget: { value } }) => onChange({ to: value })}
      />
    </>
  )
}
