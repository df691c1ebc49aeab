import { ApiError, endpointKey } from '@farandfew/api-client'
import { getOpenWork } from '@farandfew/domain/today/admin-today.contract.ts'
import {
  decideReport,
  getAdminReport,
  listAdminReports,
} from '@farandfew/domain/reports/admin-reports.contract.ts'
import {
  type AdminReportDetail,
  reportDecisionForm,
  type ReportDecision,
  reportDecisions,
} from '@farandfew/domain/reports/admin-reports.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { TextAreaField } from '@farandfew/ui/field/text-field.tsx'
import { failureMessage } from '@farandfew/ui/form/server-error.ts'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { Heading, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../shared/calls/use-call.ts'
import { Instant } from '../../shared/format/instant.tsx'
import { SendForm } from '../../shared/forms/send-form.tsx'

/** What can be decided about a report: only what there is something to do it to. */
function possibleDecisions({ message, reported, canWarn, decision }: AdminReportDetail) {
  const isPossible: Readonly<Record<ReportDecision, boolean>> = {
    'no-action': true,
    warned: canWarn,
    'message-removed': message?.isThere === true,
    'requests-stopped': reported !== null,
  }
  return reportDecisions.filter(({ value }) => isPossible[value] || value === decision)
}

interface DecisionFormProps {
  report: AdminReportDetail
  onDecided: () => void
}

/** Decides a report, or changes its decision. */
export function DecisionForm({ report, onDecided }: DecisionFormProps) {
  const { decision, note, decidedAt, decidedBy } = report
  const client = useQueryClient()
  const at = { params: { id: String(report.id) } }
  const key = endpointKey(getAdminReport, at)
  // The report keeps its place in the list until the list is read again.
  const { request } = useCall(decideReport, {
    shows: [key, endpointKey(listAdminReports)],
    reloads: [endpointKey(getOpenWork)],
  })
  const form = useForm({
    schema: reportDecisionForm,
    initialValues: { decision: decision ?? '', note: note ?? '' },
    toInput: (values) => ({ ...values, before: decision }),
    send: async (body) => {
      await request({ ...at, body })
      onDecided()
      toast({ title: 'Decision saved' })
    },
    onFailure: (error) => {
      if (error instanceof ApiError && error.code === 'ALREADY_DECIDED') {
        void client.invalidateQueries({ queryKey: key })
      }
      return failureMessage(error, 'The decision was not saved')
    },
  })
  return (
    <Stack as="section" gap={2} aria-label="Decision">
      <Heading as="h3" size="body">
        Decision
      </Heading>
      {decidedAt && (
        <Quiet row>
          <span>
            <span>{`Decided ${decidedBy !== null ? `by ${decidedBy}, ` : ''}`}</span>
            <Instant value={decidedAt} />
          </span>
        </Quiet>
      )}
      <SendForm
        of={form}
        maxWidth={theme.widths.text}
        label="Decision"
        submit={decision ? 'Change decision' : 'Decide'}
        busyLabel="Saving..."
      >
        <SelectField
          label="What to do"
          options={possibleDecisions(report)}
          placeholder="Select a decision"
          hint={
            report.reported && !report.canWarn
              ? 'No warning is possible: the member has no confirmed email address.'
              : undefined
          }
          required
          {...form.field('decision')}
        />
        <TextAreaField
          label="Note (optional)"
          hint="For operators only. The members do not see it."
          {...form.field('note')}
        />
      </SendForm>
    </Stack>
  )
}
