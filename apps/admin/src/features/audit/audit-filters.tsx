import { describeAction, readActions } from '@farandfew/domain/audit/action-words.ts'
import { type AuditLog, clubPasswordFilter } from '@farandfew/domain/audit/admin-audit.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { Check } from '../../shared/forms/check.ts'
import { type Period, PeriodFields } from '../../shared/table/period.tsx'

interface Chosen extends Period {
  /** '' for every action. */
  action: string
  /** Whether every action includes those that only read. */
  looks: boolean
  /** The id of an account, or `clubPasswordFilter`; '' for everyone. */
  operator: string
}

interface AuditFiltersProps {
  filter: Chosen
  /** Every action in the log. */
  actions: readonly string[]
  /** Everyone who has or had an account. */
  operators: AuditLog['operators']
  onChange: (change: Partial<Chosen>) => void
}

/** The filters of the log: action, whether views are shown, operator, first day and last day. */
export function AuditFilters({ filter, actions, operators, onChange }: AuditFiltersProps) {
  const { action, looks, operator } = filter
  const offered = looks ? actions : actions.filter((value) => !readActions.includes(value))
  // The chosen action is an option even before the log has loaded.
  const known = action && !offered.includes(action) ? [action, ...offered] : offered
  return (
    <>
      <SelectField
        label="Action"
        name="action"
        options={[
          { value: '', label: 'All actions' },
          ...known
            .map((value) => ({ value, label: describeAction(value) }))
            .sort((one, other) => one.label.localeCompare(other.label)),
        ]}
        value={action}
        onChange={({ currentTarget: { value } }) => onChange({ action: value })}
      />
      <Check>
        <input
          type="checkbox"
          checked={looks}
          onChange={({ currentTarget: { checked } }) => onChange({ looks: checked })}
        />
        Show views too
      </Check>
      {operators.length > 0 && (
        <SelectField
          label="Operator"
          name="operator"
          options={[
            { value: '', label: 'All operators' },
            ...operators.map(({ id, name }) => ({ value: String(id), label: name })),
            { value: String(clubPasswordFilter), label: "The club's password" },
          ]}
          value={operator}
          onChange={({ currentTarget: { value } }) => onChange({ operator: value })}
        />
      )}
      <PeriodFields period={filter} onChange={onChange} />
    </>
  )
}
