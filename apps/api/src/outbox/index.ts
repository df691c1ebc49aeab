export {
  claimedMailsPerDay,
  type MailToQueue,
  queueMail,
  queueSms,
  type SmsToQueue,
} from './queue.ts'
export { escapeHtml, type MailParts, renderMail } from './render-mail.ts'
export {
  type OutboxLog,
  type OutboxWorker,
  type OutboxWorkerOptions,
  startOutboxWorker,
} from './worker.ts'
