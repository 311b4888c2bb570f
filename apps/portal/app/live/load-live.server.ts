import { liveCalls, type ApiCall, type Transmissao } from '@atrio/contract'
import { orNull } from '../reader/church-page.ts'
import { chooseTransmissao, nextTransmissao } from '../shell/on-air/choose-transmissao.ts'

/**
 * What the page shows at any moment until it is asked for again: all that is to come, and in full the one of the
 * address, what is shown now, what may be next, and the last.
 */
export async function loadLive(
  api: ApiCall,
  { slug, asked, now }: { slug: string; asked: number | null; now: Date },
) {
  const { transmissoes, ultima } = await api(liveCalls.listTransmissoes, { params: { slug } })
  const shown = chooseTransmissao(transmissoes, ultima, now)?.transmissao.id
  const next = nextTransmissao(transmissoes, now)?.id
  const ids = new Set([asked, shown, next, ultima?.id].filter((id) => id !== null && id !== undefined))
  const found = await Promise.all([...ids].map((id) => findOne(api, { slug, id })))
  const known = Object.fromEntries(found.filter((one) => one !== null).map((one) => [one.id, one])) as Record<
    number,
    Transmissao
  >
  // What is one and the same is written into the document once.
  return {
    transmissoes: transmissoes.map((one) => known[one.id] ?? one),
    ultima: ultima && (known[ultima.id] ?? ultima),
    known,
  }
}

async function findOne(
  api: ApiCall,
  { slug, id }: { slug: string; id: number },
): Promise<Transmissao | null> {
  const found = await orNull(api(liveCalls.getTransmissao, { params: { slug, id } }))
  return found?.transmissao ?? null
}
