import { demoOrganizacoes } from '../churches.ts'
import { mediaUrl } from '../pictures/files.ts'
import type { LoadContext } from './igreja.ts'

/** What the platform lists of a church: its own hosts, contact and place, colour and pictures. */
export async function loadDirectory(context: LoadContext): Promise<void> {
  const { trx, igrejaId, church, description } = context
  const { capa, logo, cliente } = description
  await trx
    .insertInto('cliente')
    .values({ igrejaId, nome: church.nome, ...cliente })
    .execute()
  await trx
    .insertInto('igrejaVisual')
    .values({
      igrejaId,
      corApp: church.corApp,
      logo: logo ? mediaUrl(igrejaId, 'logo') : null,
      icone: logo ? mediaUrl(igrejaId, 'icone') : null,
      imagemCapa: capa && mediaUrl(igrejaId, 'capa'),
      imagemCapaAlt: capa && capa.alt,
    })
    .execute()
  const hosts = church.hosts.filter((host) => !host.includes(MARKER))
  if (hosts.length > 0) {
    await trx
      .insertInto('igrejaDominio')
      .values(hosts.map((host) => ({ host, igrejaId, flagPrincipal: host === church.hosts[0] })))
      .onConflict((conflict) => conflict.column('host').doNothing())
      .execute()
  }
  await showOrganizacaoLogo(context)
}

// Spec §1: hosts with the marker are told by their first label and need no entry.
const MARKER = '.atrio.'

// The organisation's logo lies among the pictures of the church that carries its name.
async function showOrganizacaoLogo({ trx, igrejaId, church, organizacoes }: LoadContext): Promise<void> {
  const organizacao = Object.values(demoOrganizacoes).find(({ sede }) => sede === church.codigo)
  if (!organizacao) return
  await trx
    .updateTable('organizacao')
    .set({ logo: mediaUrl(igrejaId, 'organizacao') })
    .where('id', '=', organizacoes.get(organizacao.slug)!)
    .execute()
}
