import { isPublicationDue } from '@farandfew/domain/group-summaries/publication.ts'
import type { SecretChance } from '@farandfew/domain/group-summaries/blurred-answers.ts'
import { summariseGroup } from '@farandfew/domain/group-summaries/summarise-group.ts'
import { createHmac } from 'node:crypto'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { readSetting, writeSetting } from '../../platform/db/settings.ts'
import { generateKey } from '../../platform/secrets/random-secret.ts'
import { doEach } from '../../platform/worker/do-each.ts'
import {
  deletePastSummaries,
  listAnswers,
  listGroups,
  lockGroup,
  storeSummary,
} from './group-summaries.queries.ts'

const keySetting = 'groupSummary.key'

/** 48 bits are written to a number without rounding. */
const chanceBytes = 6

/** Draws the blur of answers with a key: another key would draw it again, which weakens the guarantee. */
export const createSecretChance =
  (key: string): SecretChance =>
  (memberId, answer) => {
    const hash = createHmac('sha256', key).update(`${memberId} ${answer}`).digest()
    return hash.readUIntBE(0, chanceBytes) / 2 ** (8 * chanceBytes)
  }

/** The key, which is generated once and never changes. */
const getKey = async (db: Db): Promise<string> =>
  (await readSetting<string>(db, keySetting)) ?? writeSetting(db, keySetting, generateKey())

/**
 * Publishes the summaries that are due (docs/product.md#group-summary), and removes those of departures that have left. Any
 * number of instances may do it at once.
 */
export async function publishGroupSummaries({
  db,
  clock,
}: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const today = clock.today()
  await deletePastSummaries(db, today)
  const groups = await listGroups(db, today)
  const due = groups.filter(({ published, current }) => isPublicationDue(published, current))
  if (due.length === 0) return
  const chance = createSecretChance(await getKey(db))
  await doEach(due, ({ departureId }) => publish(db, departureId, chance))
}

const publish = (db: Db, departureId: number, chance: SecretChance): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { published, current } = await lockGroup(trx, departureId)
    // Another instance may have published it meanwhile.
    if (!isPublicationDue(published, current)) return
    const figures = summariseGroup(await listAnswers(trx, current), chance)
    await storeSummary(trx, departureId, { figures, memberIds: current })
  })
