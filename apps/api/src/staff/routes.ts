import type {
  staffAgendaCalls,
  staffHostsCalls,
  staffCopyCalls,
  staffListsCalls,
  staffMailsCalls,
  staffPaymentsCalls,
  staffNoticeCalls,
  staffSettingsCalls,
  staffSetupCalls,
  staffTeamCalls,
  staffTodayCalls,
} from '@atrio/contract'
import { inTenant, requireAuth, requireIgreja } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { agendaRoutes } from './agenda/routes.ts'
import { comunicadosRoutes } from './comunicados/routes.ts'
import { listEntradas } from './entradas.ts'
import { hostsRoutes } from './hosts/routes.ts'
import { listPendencias } from './hoje.ts'
import { copiaRoutes } from './copia/routes.ts'
import { createAnother, createInstalacao, listOrganizacoes } from './instalacao.ts'
import { mailTest } from './mail-test.ts'
import { listSemana } from './semana.ts'
import { listsRoutes } from './lists/routes.ts'
import { mailsRoutes } from './mails/routes.ts'
import { paymentsRoutes } from './payments/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { todayRoutes } from './today/routes.ts'
import { findIdUsuario, listPessoas, savePessoa } from './pessoas.ts'

export const staffRoutes: Handlers<
  typeof staffTeamCalls &
    typeof staffAgendaCalls &
    typeof staffHostsCalls &
    typeof staffCopyCalls &
    typeof staffListsCalls &
    typeof staffMailsCalls &
    typeof staffPaymentsCalls &
    typeof staffNoticeCalls &
    typeof staffSettingsCalls &
    typeof staffSetupCalls &
    typeof staffTodayCalls
> = {
  ...agendaRoutes,
  ...hostsRoutes,
  ...copiaRoutes,
  ...listsRoutes,
  ...mailsRoutes,
  ...paymentsRoutes,
  ...comunicadosRoutes,
  ...settingsRoutes,
  ...todayRoutes,
  async createInstalacao(ctx, { body }) {
    await createInstalacao(ctx, body)
    return { codigo: body.igreja.codigo }
  },
  async listOrganizacoesEquipe(ctx) {
    return { organizacoes: await listOrganizacoes(ctx, ctx.equipe!) }
  },
  async createIgrejaEquipe(ctx, { body }) {
    await createAnother(ctx, { ...body, userId: ctx.equipe!.userId })
    return { codigo: body.igreja.codigo }
  },
  async sendEmailTesteEquipe(ctx) {
    return {
      email: await inTenant(ctx, (trx) =>
        mailTest(ctx.deps, trx, { ...requireAuth(ctx), locale: ctx.locale }),
      ),
    }
  },
  getHojeEquipe(ctx) {
    const who = { ...requireAuth(ctx), modulos: requireIgreja(ctx).modulos }
    return inTenant(ctx, async (trx) => ({
      pendencias: await listPendencias(trx, who),
      semana: await listSemana(trx, who),
    }))
  },
  async listPessoasEquipe(ctx) {
    return { pessoas: await inTenant(ctx, (trx) => listPessoas(trx, requireAuth(ctx))) }
  },
  createPessoaEquipe(ctx, { body: { email, ...given } }) {
    const who = requireAuth(ctx)
    return inTenant(ctx, async (trx) => {
      const idUsuario = await findIdUsuario(trx, { igrejaId: who.igrejaId, email })
      await savePessoa(trx, { ...who, ...given, idUsuario })
      return { pessoas: await listPessoas(trx, who) }
    })
  },
  savePessoaEquipe(ctx, { params, body }) {
    const who = requireAuth(ctx)
    return inTenant(ctx, async (trx) => {
      await savePessoa(trx, { ...who, ...body, idUsuario: params.idUsuario })
      return { pessoas: await listPessoas(trx, who) }
    })
  },
  async listEntradasEquipe(ctx) {
    return { entradas: await inTenant(ctx, (trx) => listEntradas(trx, requireAuth(ctx))) }
  },
}
