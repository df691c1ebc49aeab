/**
 * How much a suite of proofs does: the first number in every test run, the second one with PROOF_SIZE=full
 * (docs/operations.md#proofs).
 */
export const sized = (usual: number, full: number): number =>
  process.env.PROOF_SIZE === 'full' ? full : usual

/** Whether this is `npm test`, which takes one of each class of calls. The full checks, and jest by itself, take all. */
const takesOne = process.env.NX_TASK_TARGET_TARGET === 'test'

/** The first item of each class in `npm test`, otherwise all of them. */
export function ofEachClass<Item>(
  items: readonly Item[],
  classOf: (item: Item) => readonly unknown[],
): readonly Item[] {
  if (!takesOne) return items
  const classes = items.map((item) => classOf(item).join())
  return items.filter((_, index) => classes.indexOf(classes[index]!) === index)
}
