import type { Historico } from '@atrio/contract'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

/** An entry of the trail in a person's words; of money there are many, and one says it. */
export function describeAct(acao: string): string {
  return (Object.hasOwn(acts, acao) ? acts[acao as keyof typeof acts] : m.privacy_act_money)()
}

export function describeChange({ acao, campos }: Historico['alteracoes'][number]): string {
  if (acao === 'criacao') return m.privacy_change_criacao()
  if (acao === 'exclusao') return m.privacy_change_exclusao()
  const names = [...new Set(campos.map(nameOf))]
  return m.privacy_change_alteracao({
    campos: new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(names),
  })
}

const acts = {
  exportacaoPedida: m.privacy_act_export,
  exclusaoPedida: m.privacy_act_erasure,
  exclusaoDesfeita: m.privacy_act_undo,
  consentimentoDado: m.privacy_act_consent,
  consentimentoRecusado: m.privacy_act_no_consent,
  ingressoTransferido: m.privacy_act_ticket,
  ingressoDevolvido: m.privacy_act_ticket,
  oracaoLida: m.privacy_act_prayer_read,
  oracaoRespondida: m.privacy_act_prayer_answered,
  oracaoAprovacaoLigada: m.privacy_act_prayer_approval_on,
  oracaoAprovacaoDesligada: m.privacy_act_prayer_approval_off,
  carteirinhaEmitida: m.privacy_act_card_issued,
  carteirinhaRenovada: m.privacy_act_card_renewed,
  carteirinhaRevogada: m.privacy_act_card_taken_back,
  funcaoDada: m.privacy_act_charge_given,
  funcaoTirada: m.privacy_act_charge_taken,
}

function nameOf(campo: string): string {
  return Object.hasOwn(fields, campo) ? fields[campo as keyof typeof fields]() : campo.replaceAll('_', ' ')
}

/** By column. */
const fields = {
  nome: m.field_nome,
  sobrenome: m.field_sobrenome,
  telefone: m.field_telefone,
  data_nascimento: m.field_data_nascimento,
  sexo: m.field_sexo,
  estado_civil: m.field_estado_civil,
  data_casamento: m.field_data_casamento,
  ocupacao: m.field_ocupacao,
  congregacao_id: m.field_congregacao,
  qtde_filhos: m.field_qtde_filhos,
  observacoes_encrypted: m.field_observacoes,
  imagem: m.privacy_field_foto,
  imagem_id: m.privacy_field_foto,
  flag_ativo: m.privacy_field_ativa,
}
