export { dismiss, toast, type ToastContent } from './toast-store.ts'
export { prepareToasts, Toasts } from './toasts.tsx'
