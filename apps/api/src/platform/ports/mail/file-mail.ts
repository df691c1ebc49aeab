import nodemailer from 'nodemailer'
import { messageFileName, writeMessageFile } from '../message-file.ts'
import type { MailPort } from './mail-port.ts'
import { toNodemailer } from './nodemailer-message.ts'

/** Writes mails as `.eml` files, which any mail program opens. */
export function createFileMail(
  folder: string,
  from: string,
  now: () => Date = () => new Date(),
): MailPort {
  // Builds a message and returns it instead of sending it.
  const composer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (message) => {
      const built = await composer.sendMail(toNodemailer(message, from))
      const name = messageFileName(message, '.eml', now())
      await writeMessageFile(folder, name, built.message as Buffer)
    },
    close: () => Promise.resolve(),
  }
}
