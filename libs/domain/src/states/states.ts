/** The states that each state can move to; a state without any is final. */
export type Moves<State extends string> = Readonly<Record<State, readonly State[]>>

/** Whether a move is allowed. Staying in a state is not a move. */
export function canMove<State extends string>(
  moves: Moves<State>,
  from: State,
  to: NoInfer<State>,
): boolean {
  return moves[from].includes(to)
}
