import { messageFileName, writeMessageFile } from '../message-file.ts'
import type { SmsPort } from './sms-port.ts'

/** Writes text messages as `.sms.txt` files: a line with the number, an empty line, and the text. */
export function createFileSms(folder: string, now: () => Date = () => new Date()): SmsPort {
  return {
    send: (message) => {
      const to = message.to.replace(/[\r\n]+/g, ' ')
      const name = messageFileName(message, '.sms.txt', now())
      return writeMessageFile(folder, name, `To: ${to}\n\n${message.text}\n`)
    },
  }
}
