/** What a session was opened with: an operator's account, by its id, or the club's password, which is null. */
export type ConsoleAccount = number | null
