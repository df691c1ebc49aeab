const listeners = new Set<() => void>()

/** Calls the listener when the member of this tab logs out, or another one logs in. */
export const onMemberLeft = (listener: () => void): void => void listeners.add(listener)

/** Removes what the features keep of a member outside the query cache. */
export const tellMemberLeft = (): void => listeners.forEach((listener) => listener())
