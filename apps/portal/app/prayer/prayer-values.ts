import type { CallRequest, prayerCalls } from '@atrio/contract'
import type { ConsentValues } from './consent-fields.tsx'

/** What the form of a request holds. `quem`: everybody, those who care for prayer, or the person alone. */
export interface PrayerValues extends ConsentValues {
  mensagem: string
  nome?: string
  idOracaoMotivo?: string
  flagReceberLigacao?: boolean
  flagReceberVisita?: boolean
}

type Body = CallRequest<typeof prayerCalls.createOracao>['body']

/** The same as the wire has it: what was ticked for another choice of who may see it is not sent. */
export function requestOf(values: PrayerValues): Body {
  const { quem, mensagem, nome, idOracaoMotivo } = values
  const onWall = quem === 'mural'
  return {
    mensagem,
    ...(onWall && nome?.trim() && { nome: nome.trim() }),
    ...(idOracaoMotivo && { idOracaoMotivo }),
    flagPublicarMural: ticked(onWall),
    flagAtivo: ticked(quem !== 'eu'),
    flagReceberLigacao: ticked(quem !== 'eu' && values.flagReceberLigacao),
    flagReceberVisita: ticked(quem !== 'eu' && values.flagReceberVisita),
    flagOutraPessoa: ticked(onWall && values.flagOutraPessoa),
    flagConsentimento: ticked(onWall && values.flagOutraPessoa && values.flagConsentimento),
  }
}

function ticked(flag: boolean | undefined): 'true' | 'false' {
  return flag ? 'true' : 'false'
}
