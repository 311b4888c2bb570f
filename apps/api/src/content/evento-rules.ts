import type { BeforePublish } from './publish.ts'

/** Open for as long as nobody says otherwise. What an event sells is written beside it (`eventos/publish.ts`). */
export const eventoRules: BeforePublish = async (_trx, { valores: { inscricaoInicio, inscricaoFim } }) => ({
  inscricaoInicio: inscricaoInicio ?? '-infinity',
  inscricaoFim: inscricaoFim ?? 'infinity',
})
