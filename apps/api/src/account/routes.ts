import type { accountCalls } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'
import { requireCliente } from '../http/cliente.ts'
import { isOptional } from '../announce/kind.ts'
import { listPreferencias, savePreferencia } from '../announce/preferences.ts'
import { kinds } from '../kinds.ts'
import { idiomaOf, inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import type { Handlers } from '../http/implement.ts'
import { requireUsuario } from '../http/usuario.ts'
import { listAceites, saveAceite } from './aceites.ts'
import { listCamposPersonalizados, saveCamposPersonalizados } from './campos-personalizados.ts'
import { acceptConvite, createConvite } from './convites.ts'
import { createUsuario } from './create-usuario.ts'
import { createCrianca, deleteCrianca, listCriancas, saveCrianca } from './criancas.ts'
import { createEndereco, deleteEndereco, listEnderecos, saveEndereco } from './enderecos.ts'
import { accountStaffRoutes } from './equipe-routes.ts'
import { listEstadosCivis } from '../estados-civis.ts'
import { deleteImagem, saveImagem } from './imagem.ts'
import { mergeRoutes } from './uniao/routes.ts'
import { importRoutes } from './importacao/routes.ts'
import { getMe } from './me.ts'
import { listNotificacoes, readNotificacoes } from './notificacoes.ts'
import { listOcupacoes } from './ocupacoes.ts'
import { listPaises } from './paises.ts'
import { pushRoutes } from './push-routes.ts'
import { listDocumentos, listRoles } from './person.ts'
import { trocaIgreja } from './troca-igreja.ts'
import { updateUsuario } from './update-usuario.ts'
import { listUsuarios, requireOwnUsuario } from './usuarios.ts'

export const accountRoutes: Handlers<typeof accountCalls> = {
  ...accountStaffRoutes,
  ...importRoutes,
  ...mergeRoutes,
  async getMe(ctx) {
    return { user: await getMe(ctx) }
  },
  async listUsuarios(ctx, { params, query }) {
    return { usuarios: await listUsuarios(ctx, { userId: params.id, ...query }) }
  },
  async listDocumentos(ctx, { params }) {
    const person = requireSelf(ctx, params.id)
    return inTenant(ctx, (trx) => listDocumentos(trx, person))
  },
  async listRoles(ctx, { params }) {
    const person = requireSelf(ctx, params.id)
    return inTenant(ctx, (trx) => listRoles(trx, person))
  },
  async createUsuario(ctx, { params, body }) {
    await createUsuario(ctx, { id: params.id, cadastro: body })
    return { ativacaoEnviada: true }
  },
  async getUsuario(ctx, { params }) {
    requireIgreja(ctx, { slug: params.slug })
    const person = requireSelf(ctx, params.userId)
    return { usuario: await inTenant(ctx, (trx) => requireOwnUsuario(ctx, trx, person)) }
  },
  async updateUsuario(ctx, { body }) {
    return { usuario: await updateUsuario(ctx, body) }
  },
  async trocaIgreja(ctx, { body }) {
    return { usuario: await trocaIgreja(ctx, body) }
  },
  async listCamposPersonalizados(ctx, { params }) {
    const person = requireSelf(ctx, params.id)
    return inTenant(ctx, (trx) => listCamposPersonalizados(trx, person))
  },
  async saveCamposPersonalizados(ctx, { params, body }) {
    const person = requireSelf(ctx, params.id)
    return inTenant(ctx, (trx) => saveCamposPersonalizados(trx, { ...person, ...body }))
  },
  async listNotificacoes(ctx, { query }) {
    const igrejaId = requireIgreja(ctx).id
    return inTenant(ctx, (trx) => listNotificacoes(trx, { igrejaId, userId: ctx.auth?.userId, ...query }))
  },
  async readNotificacoes(ctx, { body }) {
    const igrejaId = requireIgreja(ctx).id
    const { userId } = requireAuth(ctx)
    return inTenant(ctx, (trx) => readNotificacoes(trx, { igrejaId, userId, ...body }))
  },
  async listPreferenciasAviso(ctx) {
    const person = { igrejaId: requireIgreja(ctx).id, userId: requireAuth(ctx).userId }
    return inTenant(ctx, async (trx) => {
      await requireUsuario(trx, person)
      return { preferencias: await preferenciasOf(ctx, trx, person) }
    })
  },
  async savePreferenciaAviso(ctx, { body }) {
    const person = { igrejaId: requireIgreja(ctx).id, userId: requireAuth(ctx).userId }
    const kind = kinds.find(({ codigo }) => codigo === body.tipo)
    if (!kind || !isOptional(kind, body.canal)) {
      throw new AppError('VALIDATION', { campos: [{ campo: 'tipo', regra: 'type' }] })
    }
    return inTenant(ctx, async (trx) => {
      await requireUsuario(trx, person)
      await savePreferencia(trx, { ...person, ...body })
      return { preferencias: await preferenciasOf(ctx, trx, person) }
    })
  },
  ...pushRoutes,
  async listAceites(ctx, { params }) {
    const { userId } = requireSelf(ctx, params.id)
    return inTenant(ctx, (trx) => listAceites(trx, { userId, idioma: idiomaOf(ctx) }))
  },
  async saveAceite(ctx, { params, body }) {
    const person = requireSelf(ctx, params.id)
    await inTenant(ctx, (trx) => saveAceite(trx, { ...person, idioma: idiomaOf(ctx), ...body }))
    return { status: true }
  },
  async saveImagem(ctx, { params }) {
    return { imagem: await saveImagem(ctx, ownPicture(ctx, params)) }
  },
  async deleteImagem(ctx, { params }) {
    await deleteImagem(ctx, ownPicture(ctx, params))
    return { status: true }
  },
  async listEnderecos(ctx, { params, query }) {
    const owner = requireSelf(ctx, params.id)
    await requireCliente(ctx, query.cliente)
    return { enderecos: await inTenant(ctx, (trx) => listEnderecos(trx, owner)) }
  },
  async createEndereco(ctx, { params, body }) {
    const owner = requireSelf(ctx, params.id)
    return { endereco: await inTenant(ctx, (trx) => createEndereco(trx, { ...owner, dados: body })) }
  },
  async saveEndereco(ctx, { params, body }) {
    const given = { ...requireSelf(ctx, params.id), id: params.addressId, dados: body }
    return { endereco: await inTenant(ctx, (trx) => saveEndereco(trx, given)) }
  },
  async deleteEndereco(ctx, { params }) {
    const given = { ...requireSelf(ctx, params.id), id: params.addressId }
    await inTenant(ctx, (trx) => deleteEndereco(trx, given))
    return { status: true }
  },
  async listCriancas(ctx, { params, query }) {
    const owner = ofGuardian(ctx, params.id)
    await requireCliente(ctx, query.cliente)
    return { criancas: await inTenant(ctx, (trx) => listCriancas(trx, owner)) }
  },
  async createCrianca(ctx, { params, body }) {
    const given = { ...ofGuardian(ctx, params.id), dados: body }
    return { crianca: await inTenant(ctx, (trx) => createCrianca(trx, given)) }
  },
  async saveCrianca(ctx, { params, body }) {
    const given = { ...ofGuardian(ctx, params.id), id: params.childId, dados: body }
    return { crianca: await inTenant(ctx, (trx) => saveCrianca(trx, given)) }
  },
  async deleteCrianca(ctx, { params }) {
    const given = { ...requireSelf(ctx, params.id), id: params.childId }
    await inTenant(ctx, (trx) => deleteCrianca(trx, given))
    return { status: true }
  },
  async createConviteCrianca(ctx, { params }) {
    const given = { ...ofGuardian(ctx, params.id), id: params.childId }
    return inTenant(ctx, (trx) => createConvite(trx, given))
  },
  async acceptConviteCrianca(ctx, { params, body }) {
    const given = { ...ofGuardian(ctx, params.id), ...body }
    return { crianca: await inTenant(ctx, (trx) => acceptConvite(trx, given)) }
  },
  listPaises: async (ctx) => ({ paises: listPaises(ctx.locale) }),
  async findCep({ deps }, { params }) {
    return { endereco: await deps.places.findCep(params.cep.replace('-', '')) }
  },
  async findPostcode({ deps }, { params }) {
    return { endereco: await deps.places.findPostcode(params.country, params.postcode) }
  },
  async listEstados({ deps }, { params }) {
    return { estados: await deps.places.listEstados(params.country) }
  },
  listOcupacoes: async (ctx) => ({ ocupacoes: listOcupacoes(ctx.locale) }),
  listEstadosCivis: async (ctx) => ({ estadosCivis: listEstadosCivis(ctx.locale) }),
}

function preferenciasOf(ctx: Context, trx: TenantTrx, person: { igrejaId: number; userId: number }) {
  return listPreferencias(trx, { ...person, locale: ctx.locale, kinds, push: ctx.deps.push !== null })
}

/** The person logged in, with what opens what they keep sealed. */
function ofGuardian(ctx: Context, userId: number) {
  return { ...requireSelf(ctx, userId), secrets: ctx.deps.secrets }
}

function ownPicture(ctx: Context, { slug, userId }: { slug: string; userId: number }) {
  requireIgreja(ctx, { slug })
  return requireSelf(ctx, userId)
}

/** The person logged in, at the church of the host; someone else's id is answered like one that does not exist. */
function requireSelf(ctx: Context, userId: number): { userId: number; igrejaId: number } {
  return { userId: requireAuth(ctx, { userId }).userId, igrejaId: requireIgreja(ctx).id }
}
