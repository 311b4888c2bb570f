import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

/** Hands messages to a mail server (`smtp:` or `smtps:` URL). */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    async send({ fromName, language, files, unsubscribe, ...mail }) {
      await transport.sendMail({
        ...mail,
        from: { name: fromName, address: from },
        // Nobody's out-of-office reply should answer it.
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': language,
          ...(unsubscribe === null
            ? {}
            : {
                'List-Unsubscribe': `<${unsubscribe}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }),
        },
        attachments: files.map(({ nome, tipo, conteudo, cid }) => ({
          filename: nome,
          contentType: tipo === 'text/calendar' ? `${tipo}; charset=utf-8; method=PUBLISH` : tipo,
          content: conteudo,
          ...(cid === null ? {} : { cid, contentDisposition: 'inline' as const }),
        })),
      })
    },
    close: () => transport.close(),
  }
}
