export * from './axe.ts'
export * from './create-user.ts'
export * from './secrets.ts'
export { findToast } from './find-toast.ts'
