/** The ways that lead on from each state; a state with none is final. */
export type Moves<State extends string> = Readonly<Record<State, readonly State[]>>

/** Whether a thing may go from one state to another. Staying is no move. */
export function canMove<State extends string>(
  moves: Moves<State>,
  from: State,
  to: NoInfer<State>,
): boolean {
  return moves[from].includes(to)
}
