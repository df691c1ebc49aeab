import { endpointKey } from '@farandfew/api-client'
import type { AnnotationSubject } from '@farandfew/domain/annotations/admin-annotations.ts'
import { getOpenWork } from '@farandfew/domain/today/admin-today.contract.ts'
import type { RowResults } from '@farandfew/domain/contract/page.ts'
import { type ComponentProps, useState } from 'react'
import { annotated } from '../annotations/annotations.data.ts'
import { useCall } from '../calls/use-call.ts'
import type { QuestionDialog } from '../forms/question-dialog.tsx'
import { explainFailure } from '../notices/explain-failure.ts'
import type { Selection } from './selection.ts'

export interface SelectedRow {
  /** As the selection names it. */
  key: string
  name: string
  /** What can be tagged, if it can. */
  subject?: AnnotationSubject
}

/** What can be done with several rows at once. */
export interface RowsAction {
  label: string
  /** What is asked before, if it cannot be undone. */
  question?: (count: number) => string
  /** What has become of a row: 'approved'. */
  done: string
  send: (rows: readonly SelectedRow[]) => Promise<RowResults>
  /** What is asked about the rows that the API refuses with a code, and what is done with them then. */
  asks?: {
    code: string
    question: (count: number, reasons: string) => RowsQuestion
    anyway: () => RowsAction
  }
}

type RowsQuestion = Pick<
  ComponentProps<typeof QuestionDialog>,
  'title' | 'description' | 'confirm' | 'busyLabel'
>

/** How far an action is. */
export interface Progress {
  word: string
  all: number
  done: number
  unchanged: number
  refused: { row: SelectedRow; reason: string; code: string | undefined }[]
  /** Why it stopped before the end. */
  stopped?: string
}

/** The rows of one call: small, so that the progress moves. */
const batchSize = 20

interface RowsTask {
  action: RowsAction
  rows: readonly SelectedRow[]
}

/** Changes many rows in batches. What was not changed stays selected, so that pressing again goes on. */
export function useRowsAction(selection: Selection) {
  const [progress, setProgress] = useState<Progress>()
  /** Those that the API asks about. */
  const [toConfirm, setToConfirm] = useState<RowsTask & { question: RowsQuestion }>()
  const changeAll = async ({ action: { done: word, send, asks }, rows }: RowsTask) => {
    let now: Progress = { word, all: rows.length, done: 0, unchanged: 0, refused: [] }
    const left = new Set(rows.map(({ key }) => key))
    setProgress(now)
    try {
      for (let at = 0; at < rows.length; at += batchSize) {
        const batch = rows.slice(at, at + batchSize)
        const { results } = await send(batch)
        now = { ...now, refused: [...now.refused] }
        for (const [index, { outcome, reason, code }] of results.entries()) {
          const row = batch[index]!
          if (outcome === 'refused') now.refused.push({ row, reason: reason ?? '', code })
          else {
            now[outcome] += 1
            left.delete(row.key)
          }
        }
        setProgress(now)
      }
    } catch (error) {
      setProgress({ ...now, stopped: explainFailure(error) })
    }
    selection.set(left)
    const unsure = asks ? now.refused.filter(({ code }) => code === asks.code) : []
    if (!asks || unsure.length === 0) return
    const reasons = [...new Set(unsure.map(({ reason }) => reason))].join(' ')
    setToConfirm({
      action: asks.anyway(),
      rows: unsure.map(({ row }) => row),
      question: asks.question(unsure.length, reasons),
    })
  }
  const { send: run, busy } = useCall(changeAll, {
    reloads: [...annotated, endpointKey(getOpenWork)],
  })
  return {
    run,
    busy,
    progress,
    forget: () => setProgress(undefined),
    toConfirm,
    close: () => setToConfirm(undefined),
  }
}

/** '3 of 20…', and at the end '18 approved, 2 not approved.' */
export function describeProgress(
  { word, all, done, unchanged, refused, stopped }: Progress,
  busy: boolean,
) {
  const seen = done + unchanged + refused.length
  if (busy) return `${seen} of ${all}…`
  const parts = [
    `${done} ${word}`,
    ...(unchanged > 0 ? [`${unchanged} already ${word}`] : []),
    ...(refused.length > 0 ? [`${refused.length} not ${word}`] : []),
    ...(seen < all ? [`${all - seen} not tried`] : []),
  ]
  return `${parts.join(', ')}.${stopped === undefined ? '' : ` ${stopped} Press the button again to continue.`}`
}
