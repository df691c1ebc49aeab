import type { Config } from '../../config/config.ts'
import { outboxFolder } from '../message-file.ts'
import { createFileMail } from './file-mail.ts'
import type { MailPort } from './mail-port.ts'
import { createSmtpMail } from './smtp-mail.ts'

/** The configured mail server, otherwise files in the data folder. */
export function createMailPort(config: Pick<Config, 'mail' | 'dataDir'>): MailPort {
  const { smtpUrl, from } = config.mail
  return smtpUrl === undefined
    ? createFileMail(outboxFolder(config.dataDir), from)
    : createSmtpMail(smtpUrl, from)
}
