import type { staffMailsCalls } from '@atrio/contract'
import { sql } from 'kysely'
import { readChurchWords } from '../../announce/church-words.ts'
import { inTenant, requireAuth } from '../../http/context.ts'
import type { Handlers } from '../../http/implement.ts'
import { refuseStale } from '../../http/stale.ts'
import { kinds } from '../../kinds.ts'
import { mailAddress } from '../../mail-preview-address.ts'
import { previewMail } from '../../mail-preview.ts'
import { requireTextos } from './check-textos.ts'

/** What a church says in its mails. */
export const mailsRoutes: Handlers<typeof staffMailsCalls> = {
  async getEmailsEquipe(ctx) {
    return { emails: await inTenant(ctx, (trx) => readChurchWords(trx, requireAuth(ctx))) }
  },
  saveEmailsEquipe(ctx, { body: { versao, textos } }) {
    requireTextos(textos)
    const { igrejaId } = requireAuth(ctx)
    return inTenant(ctx, async (trx) => {
      await sql`select from igreja where id = ${igrejaId} for update`.execute(trx)
      const { versao: last, textos: valores } = await readChurchWords(trx, { igrejaId })
      const now = { recurso: 'igreja_email', registro: String(igrejaId), versao: last, valores }
      await refuseStale(trx, { seen: versao, now })
      await sql`insert into igreja_email (igreja_id, textos) values (${igrejaId}, ${JSON.stringify(textos)}::jsonb)
        on conflict (igreja_id) do update set textos = excluded.textos, versao = igreja_email.versao + 1`.execute(
        trx,
      )
      return { emails: await readChurchWords(trx, { igrejaId }) }
    })
  },
  async verEmailEquipe(ctx, { body: { idioma, tipo, textos } }) {
    requireTextos({ 'pt-BR': textos, en: textos, es: textos })
    const { igrejaId } = requireAuth(ctx)
    const mail = { igrejaId, locale: idioma, tipo, textos }
    const { assunto, texto } = await previewMail({ ...ctx.deps, kinds }, mail)
    return { assunto, texto, endereco: mailAddress(ctx.deps.secrets, mail) }
  },
}
