/** What the entries of an action have beside their subject. */
export interface Facts {
  /** The changed fields before. */
  before?: object
  /** The changed fields after; the same as in `before`, unless something was added or deleted. */
  after?: object
  /** Further facts. */
  details?: object
}

type NoFacts = Record<never, never>

/**
 * The facts of a stored entry: an earlier version may have left out any of them. Its details have the reason that the log
 * does not keep itself.
 */
export type StoredFacts<F extends Facts = Facts> = {
  readonly [Part in keyof Facts]-?: NonNullable<F[Part]> extends infer Fields extends object
    ? Partial<Fields>
    : object
} & { readonly details: { reason?: string } }

/** What a subject, such as 'departure 7', is called now; undefined if it has no name. */
export type NameOf = (subject: string | undefined) => string | undefined

/** The row of an action. */
export interface ActionRow<F extends Facts = Facts> {
  readonly label: string
  /** Whether it only reads data. On a working day, most entries are of this kind. */
  readonly isRead: boolean
  /** What the sentence of an entry says after the label: ' by 1 day', ', ₹50,000 goes back'. */
  describe(entry: StoredFacts<F>, nameOf: NameOf): string
  /** Only a type. */
  readonly facts?: F
}

export const action = <F extends Facts = NoFacts>(
  label: string,
  describe: ActionRow<F>['describe'] = () => '',
): ActionRow<F> => ({ label, isRead: false, describe })

export const look = <F extends Facts = NoFacts>(label: string): ActionRow<F> => ({
  ...action<F>(label),
  isRead: true,
})

/** A change of fields. */
export interface Change<Fields extends object> {
  before: Fields
  after: Fields
}

/**
 * A list that was read or exported: its filters and how many rows it had. A search is only a fact, because its text may be
 * a name.
 */
export interface List<Filters extends string, Rows extends string> {
  details: { readonly [Filter in Filters]?: string | number | undefined } & {
    readonly [Count in Rows]: number
  } & { readonly searched?: boolean; readonly selected?: number | undefined }
}

/** The facts of an entry that is written: all of them, and no others. */
export type WrittenFacts<F extends Facts> = F & { [Part in Exclude<keyof Facts, keyof F>]?: never }
