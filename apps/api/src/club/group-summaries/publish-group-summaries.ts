import { describeGroupFigures } from '@farandfew/domain/group-summaries/describe-group-summary.ts'
import {
  duePublication,
  summariseGroup,
} from '@farandfew/domain/group-summaries/summarise-group.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { doEach } from '../../platform/worker/do-each.ts'
import {
  deletePastSummaries,
  listAnswers,
  listGroups,
  lockGroup,
  storeSummary,
  withdrawSummary,
} from './group-summaries.queries.ts'

/**
 * Publishes and withdraws the summaries for which it is time (docs/product.md#group-summary), and removes those of
 * departures that have left. Any number of instances may do it at once.
 */
export async function publishGroupSummaries({
  db,
  clock,
}: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const today = clock.today()
  await deletePastSummaries(db, today)
  const groups = await listGroups(db, today)
  await doEach(groups.filter(duePublication), ({ departureId }) =>
    db.transaction().execute(async (trx) => {
      const group = await lockGroup(trx, departureId)
      // Another instance may have done it meanwhile.
      const due = duePublication(group)
      if (due === 'withdraw') await withdrawSummary(trx, departureId)
      if (due !== 'publish') return
      const figures = summariseGroup(await listAnswers(trx, group.current))
      const summary = describeGroupFigures(figures).length > 0 ? figures : null
      await storeSummary(trx, departureId, { summary, memberIds: group.current })
    }),
  )
}
