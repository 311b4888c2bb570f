import type { CallName } from '@atrio/contract'
import { withTenant } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { findPerson } from '../privacy/person.ts'
import { rowsOf } from '../privacy/erase-tables.ts'
import { sql } from 'kysely'
import { columnPurposes, sealedColumns } from '../sealed-columns.ts'
import { unseal } from '../sealed.ts'
import { DAVI, emSaoPaulo, registro } from './sent-values.ts'
import type { MoneyRig } from './money-rig.ts'
import { logIn } from './people.ts'
import type { CallOptions } from './test-app.ts'

/** Somebody whose name, e-mail, CPF and telephone nobody else has. */
export const ZORAIDE = {
  nome: 'Zoraide',
  sobrenome: 'Quixabeira Tapajós',
  email: 'zoraide.quixabeira@unico.example',
  cpf: '39053344705',
  telefone: '+55 91 98877-6655',
}
/** What finds her in a text, however it is written. */
export const marks = /zoraide|quixabeira|390\.?533\.?447-?05|9\s?8877-?6655/i

const comprador = {
  nome: `${ZORAIDE.nome} ${ZORAIDE.sobrenome}`,
  email: ZORAIDE.email,
  documento: ZORAIDE.cpf,
  telefone: ZORAIDE.telefone,
}

/** Makes the rig's member her, and has the church know something of her in every table. */
export async function fillPerson(rig: MoneyRig): Promise<{ igrejaId: number; userId: number }> {
  const { test, member } = rig
  const { userId, token } = member
  const [own] = await rig.rows<{ igrejaId: number; usuarioId: number }>(
    `select igreja_id as "igrejaId", id as "usuarioId" from usuario where user_id = $1`,
    [userId],
  )
  const { igrejaId, usuarioId } = own!
  const { nome, sobrenome, email, telefone, cpf } = ZORAIDE
  await rig.rows(`update "user" set email = $2 where id = $1`, [userId, email])
  await rig.rows(`update usuario set nome = $2, sobrenome = $3, telefone = $4 where user_id = $1`, [
    userId,
    nome,
    sobrenome,
    telefone,
  ])
  const say = async (name: CallName, given: CallOptions = {}) => {
    const answer = await test.call(name, { params: { id: userId }, token, ...given })
    if (answer.status >= 300) throw new Error(`${name}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const igreja = { igreja: igrejaId }
  await say('createEndereco', { body: { ...emSaoPaulo, complemento: `casa de ${nome}` } })
  const crianca = await say('createCrianca', {
    query: igreja,
    body: { ...DAVI, nome: `Davi ${sobrenome}`, observacoes: `filho de ${nome}` },
  })
  const { id: childId } = crianca['crianca'] as { id: number }
  await say('createConviteCrianca', { params: { id: userId, childId }, body: {} })
  await say('createNotaSermao', { query: igreja, body: { titulo: `De ${nome}`, texto: telefone } })
  await say('saveImagem', { params: { slug: 'igreja-esperanca', userId } })
  await say('saveAceite', { body: { tipo: 'termos', versao: 1, aceito: true } })
  await say('saveConsentimentos', {
    body: { consentimentos: [{ porta: 'clarity', versao: 1, aceito: true }] },
  })
  await say('requestTrocaEmail', { body: { email: `nova.${email}`, senha: 'Atrio!2026' } })
  await say('saveMarcacao', { body: { livro: 'jhn', capitulo: 3, versiculos: [16], nota: nome } })
  await say('savePreferenciaAviso', { body: { tipo: 'espera-oferta', canal: 'email', flagAtivo: false } })
  await prayAs(rig, say)
  const plano = { plano: '5f0c2a6e-8d1b-4c57-9a43-0e6b7d2f1a03', dataInicio: '2026-01-01' }
  await say('createAssinaturaLeitura', { body: plano })
  const pagamento = { token: await rig.sandbox.token(), titular: comprador.nome, salvarCartao: true }
  await rig.buy({ metodoPagamento: 'cartao_credito', valorTotal: 4_728, pagamento, comprador })
  await rig.give(
    { pagamento: { ...pagamento, token: await rig.sandbox.token() }, comprador, recorrenciaDias: 30 },
    token,
  )
  // Without an account, with the same e-mail; and one that is not paid.
  await rig.give({
    comprador,
    metodoPagamento: 'dinheiro',
    valorTotal: 5_100,
    motivos: [{ id: 1, valor: 5_100 }],
  })
  await rig.rows(`update inscricao set participante = $2 where user_id = $1`, [userId, comprador.nome])
  await receiveTicket(rig)
  await rig.rows(FILL, [igrejaId, userId, usuarioId, nome, email, telefone, cpf])
  await picture(rig, say, userId)
  await say('createExportacao', { body: {} })
  await say('createExclusao', { query: igreja, body: { senha: 'Atrio!2026' } })
  return { igrejaId, userId }
}

/** Somebody else buys a ticket, and passes it on to her. */
async function receiveTicket({ test, course, sandbox, rows }: MoneyRig): Promise<void> {
  const { userId, token } = await logIn(test, 'admin')
  const pagamento = { token: await sandbox.token() }
  await test.call('createInscricao', {
    params: { id: userId, idEvento: course.idEvento },
    token,
    headers: { 'idempotency-key': 'a ticket to pass on'.replaceAll(' ', '-') },
    body: registro({
      ingresso: course.ingresso,
      metodoPagamento: 'cartao_credito',
      valorTotal: 4_728,
      pagamento,
    }),
  })
  const [ticket] = await rows<{ id: number }>(`select id from inscricao where user_id = $1`, [userId])
  const { status, body } = await test.call('transferirInscricao', {
    params: { id: userId, idEvento: course.idEvento, idInscricao: ticket!.id },
    token,
    body: { nome: comprador.nome, email: comprador.email },
  })
  if (status >= 300) throw new Error(`transferirInscricao: ${JSON.stringify(body)}`)
}

/** She asks for prayer, writes to somebody who does, prays, reports, and cares for prayer. */
async function prayAs(rig: MoneyRig, say: (name: CallName, given?: CallOptions) => Promise<unknown>) {
  const { nome, telefone } = ZORAIDE
  const onWall = { mensagem: `Por ${nome}`, nome, flagPublicarMural: 'true' }
  await say('createOracao', { body: onWall })
  await say('createOracao', { body: { mensagem: `Liguem para ${telefone}`, flagReceberLigacao: 'true' } })
  const [celina] = await rig.rows<{ id: number }>(`select id from oracao where nome = 'Celina'`)
  const idOracao = celina!.id
  await say('createOracaoMensagem', { body: { idOracao, mensagem: `Daqui é ${nome}` } })
  await say('orar', { body: { idOracao } })
  await say('denunciarOracao', { params: { id: idOracao }, body: { motivo: `Diz ${nome}` } })
}

/** She leads a group, and takes a picture of its meeting. */
async function picture(
  rig: MoneyRig,
  say: (name: CallName, given?: CallOptions) => Promise<unknown>,
  userId: number,
) {
  const [own] = await rig.rows<{ id: number; reuniao: number }>(
    `update celula_membro m set papel = 'lider' from celula_reuniao r
     where m.user_id = $1 and r.igreja_id = m.igreja_id and r.celula_id = m.celula_id
     returning m.celula_id as id, r.id as reuniao`,
    [userId],
  )
  await say('saveImagemReuniao', {
    params: { slug: 'igreja-esperanca', id: own!.id, idReuniao: own!.reuniao },
  })
}

/** Each as a table of its own slice would be written by it. */
const FILL = `with
  v as (select $1::int as igreja, $2::int as u, $3::int as usuario, $4::text as nome, $5::text as email, $6::text as fone,
    $7::text as cpf),
  a as (insert into usuario_documento (igreja_id, usuario_id, tipo, numero) select igreja, usuario, 'CPF', cpf from v),
  b as (insert into celula_solicitacao (igreja_id, celula_id, user_id, mensagem, telefone)
    select igreja, (select max(id) from celula where igreja_id = igreja), u, nome || ' quer ir', fone from v),
  b2 as (insert into celula_alerta (igreja_id, user_id, filtros)
    select igreja, u, jsonb_build_object('busca', nome, 'latitude', -23.6, 'longitude', -46.6) from v),
  b3 as (insert into celula_agenda (igreja_id, user_id) select igreja, u from v),
  c as (insert into email_code (igreja_id, pedido_hash, user_id, code_hash, expires_at)
    select igreja, '\\x01', u, '\\x01', now() + interval '1 hour' from v),
  d as (insert into one_time_code (igreja_id, token_hash, user_id, purpose, expires_at)
    select igreja, '\\x01', u, 'login', now() + interval '1 hour' from v),
  e as (insert into temporary_password (user_id, password_hash, expires_at) select u, 'x', now() from v),
  f as (insert into user_igreja_role (igreja_id, user_id, role) select igreja, u, 'ROLE_ADMIN_CONTENT' from v),
  g as (insert into notificacao (igreja_id, usuario_id, titulo, corpo, tipo)
    select igreja, case n when 1 then usuario else (select min(id) from usuario o where o.igreja_id = igreja and o.id <> usuario) end,
      'Novo pedido', nome || ' Quixabeira Tapajós quer participar', 'GERAL' from v, generate_series(1, 2) n),
  h as (insert into notificacao_leitura (igreja_id, user_id, lidas_ate) select igreja, u, now() from v on conflict do nothing),
  i as (insert into notificacao_lida (igreja_id, user_id, notificacao_id) select igreja, u, 1 from v on conflict do nothing),
  j as (insert into plano_leitura_lida (igreja_id, assinatura, dia, parte)
    select igreja, uuid, 1, 1 from v join plano_leitura_assinatura on user_id = u),
  k as (insert into resposta (igreja_id, pedido_id, rotulo, valor)
    select igreja, id, 'Alergias?', 'Sou a ' || nome from v join pedido on user_id = u and tipo = 'evento'),
  l as (insert into ingresso_trocado (igreja_id, codigo, evento_id, inscricao_id)
    select igreja, '0123456789', evento_id, id from v join inscricao on user_id = u),
  m as (insert into presenca (igreja_id, uuid, evento_id, inscricao_id, situacao, user_id, dispositivo, data_entrada)
    select igreja, gen_random_uuid(), evento_id, id, 'aceita', u, 'celular de ' || nome, now()
    from v join inscricao on user_id = u),
  n as (insert into estorno (igreja_id, pedido_id, pagamento_id, valor, situacao, origem, motivo)
    select igreja, p.id, g.id, 1, 'falhou', 'equipe', 'pedido' from v join pedido p on p.user_id = u
    join pagamento g on g.igreja_id = p.igreja_id and g.pedido_id = p.id and g.capturado > 0),
  o as (insert into limite_usuario (igreja_id, user_id, ingresso_id, qtd, limite)
    select igreja, u, min(id), 0, 9 from v join ingresso t on t.igreja_id = igreja
    where not exists (select from limite_usuario l where l.user_id = u and l.ingresso_id = t.id) group by igreja, u),
  q2 as (insert into equipe_sessao (token_hash, user_id, navegador, expires_at)
    select '\\x01', u, 'Firefox', now() + interval '1 hour' from v),
  ra as (insert into rascunho (igreja_id, recurso, registro_id, user_id, valores, versao_base)
    select igreja, 'noticia', 1, u, jsonb_build_object('titulo', nome || ' Quixabeira Tapajós'), 0 from v),
  ra2 as (insert into mudanca_agendada (igreja_id, recurso, registro_id, user_id, valores, versao_base, vale_em, flag_retirada) select igreja, 'noticia', 1, u, jsonb_build_object('titulo', 'Aviso'), 1, now() + interval '1 day', false from v), q3 as (insert into equipe_fator (id, user_id, segredo_encrypted) select gen_random_uuid(), u, '\\x00' from v),
  q7 as (insert into equipe_fator_perdido (user_id, expires_at) select u, now() + interval '1 day' from v), q6 as (insert into equipe_chave (user_id, host, credencial_id, chave_publica, identificador, contador, transportes, flag_sincronizada, nome) select u, 'admin', '\\x01', '\\x01', '\\x01', 0, '{}', false, 'celular de ' || nome from v), q4 as (insert into equipe_codigo (user_id, codigo_hash) select u, '\\x01' from v), copia_a as (insert into copia (igreja_id, sentido, situacao, idioma, user_id, apagar_em) select igreja, 'saida', 'falhou', 'pt_BR', u, now() + interval '1 day' from v),
  q5 as (insert into equipe_entrada (igreja_id, sessao_id, user_id, nome) select igreja, gen_random_uuid(), u, nome from v),
  uniao_a as (insert into usuario_uniao (igreja_id, fica_id, sai_id, user_id, antes, sai_ativo, movidos, quantidade, versao_fica, versao_sai) select igreja, usuario, (select min(id) from usuario o where o.igreja_id = igreja and o.id <> usuario), u, jsonb_build_object('nome', nome), true, '{}', 0, 1, 1 from v), importacao_a as (insert into importacao (igreja_id, arquivo, sha256, titulos, campos, formulas, formulas_vazias, outras_folhas, user_id) select igreja, 'rol.csv', '\\x01', '{Nome,E-mail}', '{nome,email}', 0, 0, 0, u from v returning id),
  importacao_b as (insert into importacao_linha (igreja_id, importacao_id, numero, celulas, situacao, usuario_id)
    select igreja, id, n, array[nome || ' Quixabeira', upper(email)], 'fora', case n when 3 then usuario end from v, importacao_a, generate_series(2, 3) n),
  comunicado_a as (insert into comunicado (igreja_id, titulo, texto, caminho, publico, canais, enviar_em, user_id)
    select igreja, 'Mutirão', 'Tragam luvas.', '/', 'todos', '{email}', now() + interval '1 year', u from v),
  play_a as (insert into usuario_plano_assinatura_conteudo (igreja_id, user_id, conteudo_id)
    select igreja, u, (select min(id) from plano_assinatura_conteudo c where c.igreja_id = igreja) from v),
  play_b as (insert into reproducao_progresso (igreja_id, user_id, conteudo_id, posicao, duracao, em)
    select igreja, u, (select min(id) from plano_assinatura_conteudo c where c.igreja_id = igreja), 3, 24, now() from v),
  play_c as (insert into reproducao_sessao (igreja_id, user_id, conteudo_id, aparelho, navegador)
    select igreja, u, (select min(id) from plano_assinatura_conteudo c where c.igreja_id = igreja), gen_random_uuid(),
      'navegador de ' || nome from v),
  q as (insert into equipe_funcao (igreja_id, user_id, funcao) select igreja, u, 'oracao' from v),
  t as (insert into push_dispositivo (igreja_id, id, user_id, session_id, endpoint_hash, assinatura_encrypted, chave,
    renovacao_hash, locale) select igreja, '00000000-0000-4000-8000-000000000001', u, (select id from session s
      where s.igreja_id = igreja and s.user_id = u limit 1), '\\x01', '\\x00', 'B', '\\x01', 'pt-BR' from v),
  r as (insert into push_envio (igreja_id, id, dispositivo_id, tipo, conteudo_encrypted, flag_urgente, enviar_em, vale_ate)
    select igreja, '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 'espera-oferta',
      '\\x00', false, now() + interval '9 hours', now() + interval '1 day' from v),
  sa as (insert into sala_participante (igreja_id, id, user_id, nome) select igreja, 'u:' || u, u, nome from v),
  sb as (insert into sala_evento (igreja_id, sala_id, seq, tipo, autor, corpo)
    select igreja, s.id, 9000, 'mensagem', 'u:' || u, jsonb_build_object('nome', nome, 'texto', 'Daqui é ' || nome)
    from v join sala s on s.igreja_id = igreja and s.codigo = 'conversa'),
  sm as (insert into sala_membro (igreja_id, sala_id, participante) select igreja, s.id, 'u:' || u from v join sala s on s.igreja_id = igreja and s.codigo = 'conversa'),
  sf as (insert into transmissao_lembrete (igreja_id, transmissao_id, user_id) select igreja, (select max(id) from transmissao x where x.igreja_id = igreja), u from v),
  sc as (insert into sala_moderador (igreja_id, user_id) select igreja, u from v), sn as (insert into sala_denuncia (igreja_id, sala_id, seq, participante) select igreja, s.id, 9, 'u:' || u from v join sala s on s.igreja_id = igreja and s.codigo = 'conversa'),
  sd as (insert into sala_remocao (igreja_id, sala_id, seq, moderador_user_id)
    select igreja, s.id, 1, u from v join sala s on s.igreja_id = igreja and s.codigo = 'conversa'),
  se as (insert into sala_moderacao (igreja_id, sala_id, moderador_user_id, acao, seq)
    select igreja, s.id, u, 'remover', 1 from v join sala s on s.igreja_id = igreja and s.codigo = 'conversa'),
  s as (insert into silencio_aviso (igreja_id, user_id, flag_ativo, inicio, fim) select igreja, u, true, '22:00', '07:00'
    from v),
  ch as (insert into chave_acesso (igreja_id, user_id, host, credencial_id, chave_publica, identificador, contador,
      transportes, flag_sincronizada, nome)
    select igreja, u, 'esperanca.atrio.localhost', '\\x01', '\\x01', '\\x01', 0, '{}', true, 'celular de ' || nome from v),
  de as (insert into chave_desafio (desafio_hash, host, uso, user_id, identificador, expires_at)
    select '\\x01', 'esperanca.atrio.localhost', 'criar', u, '\\x01', now() from v),
  p as (insert into revisao (igreja_id, recurso, registro_id, versao, acao, campos, user_id)
    select igreja, 'noticia', '1', 1, 'alteracao', '{titulo}', u from v),
  tc as (insert into terceiro_codigo (igreja_id, codigo_hash, modulo, user_id, endereco, expira_em) select igreja, sha256('x'), 'voluts', u, 'https://voluts.example', now() from v),
  te as (insert into terceiro_escolha (igreja_id, modulo, user_id, flag_email, mostrado_hash) select igreja, 'voluts', u, true, sha256('x') from v),
  pl as (insert into usuario_plano_assinatura (igreja_id, codigo, user_id, plano_id, preco_id, locale)
    select igreja, '0123456789ABCDEF', u, plano_id, id, 'pt-BR' from v join plano_assinatura_preco p on p.igreja_id = igreja
    order by id limit 1 returning igreja_id, id, plano_id, preco_id),
  pm as (insert into usuario_plano_assinatura_periodo (igreja_id, assinatura_id, n, de, ate, situacao)
    select igreja_id, id, 0, '2026-01-31', '2026-02-28', 'falhou' from pl),
  pn as (insert into pedido_assinatura (igreja_id, pedido_id, assinatura_id, n, plano_id, preco_id, valor)
    select igreja, (select max(id) from pedido where user_id = u), id, 0, plano_id, preco_id, 1 from v, pl),
  cartao as (update carteirinha set funcao = 'Tesouraria de ' || nome, responsavel = 'Pr. ' || nome
    from v where igreja_id = igreja and usuario_id = usuario),
  celula_a as (insert into celula_mensagem (igreja_id, celula_id, user_id, texto)
    select igreja, (select max(id) from celula where igreja_id = igreja), u, 'Terça tem sopa. ' || nome from v),
  mao as (insert into atendimento (igreja_id, transmissao_id, tipo, chave, user_id)
    select igreja, (select max(id) from transmissao where igreja_id = igreja), 'oracao',
      '00000000-0000-4000-8000-000000000003', u from v),
  celula_b as (insert into celula_reuniao (igreja_id, celula_id, data, visitantes)
    select igreja, (select max(id) from celula where igreja_id = igreja), '2026-01-06',
      array[nome || ' Quixabeira Tapajós', 'Lia'] from v)
  insert into espera (igreja_id, codigo, evento_id, ingresso_id, quantidade, user_id, contato_encrypted, contato_hash, locale)
    select igreja, '0123456789ABCDEF', t.evento_id, t.id, 1, u, '\\x00', '\\x00', 'pt-BR'
    from v join ingresso t on t.igreja_id = igreja order by t.id limit 1`

/** By table, how many rows are a person's. */
export function countRows(
  deps: Deps,
  owner: { igrejaId: number; userId: number },
): Promise<Record<string, number>> {
  return withTenant(deps.db, owner, async (trx) => {
    const person = (await findPerson(deps, trx, owner))!
    const counts: Record<string, number> = {}
    for (const [name, table] of deps.personal.tables) {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)} as t
        where ${rowsOf(name, table, person)}`.execute(trx)
      counts[name] = rows[0]!.n
    }
    return counts
  })
}

/** Every text of the database with what was sealed opened, a line for each row: `table: {…}`. */
export async function readEverything({ test, rows }: MoneyRig): Promise<string[]> {
  const { secrets } = test.deps
  const tables = await rows<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and (table_schema = 'public' or table_name = 'job' and table_schema = 'pgboss')`,
  )
  const lines: string[] = []
  for (const { schema, name } of tables) {
    const found = await rows<{ line: string }>(`select to_jsonb(t)::text as line from ${schema}."${name}" t`)
    lines.push(...found.map(({ line }) => `${name}: ${line}`))
  }
  for (const purpose of columnPurposes) {
    const { table, column, context } = sealedColumns[purpose]
    const found = await rows<{ value: Buffer; context: string }>(
      `select ${column} as value, ${context} as context from ${table} where octet_length(${column}) > 1`,
    )
    lines.push(
      ...found.map((row) => `${table}.${column}: ${unseal(secrets, purpose, row.context, row.value)}`),
    )
  }
  const mails = await rows<{ sealed: string }>(
    `select data->>'sealed' as sealed from pgboss.job where name like 'mail%'`,
  )
  lines.push(
    ...mails.map(({ sealed }) => `mail: ${unseal(secrets, 'mail', 'mail', Buffer.from(sealed, 'base64'))}`),
  )
  return lines
}
