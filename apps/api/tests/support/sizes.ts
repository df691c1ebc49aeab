/**
 * How much a suite of proofs does: the first number in every test run, the second one with PROOF_SIZE=full
 * (docs/operations.md#proofs).
 */
export const sized = (usual: number, full: number): number =>
  process.env.PROOF_SIZE === 'full' ? full : usual
