export { isFocusLost } from './is-focus-lost.ts'
export { useFocusOnMount } from './use-focus-on-mount.ts'
export { useFocusReturn } from './use-focus-return.ts'
