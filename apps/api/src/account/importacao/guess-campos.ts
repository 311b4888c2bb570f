import { SEM_OUTRO, type CampoImportacao } from '@atrio/contract'
import { fold } from '@atrio/rules'

/** What headings say in three languages, the narrower ones first: an “e-mail address” is no address. */
const HEADINGS: readonly [CampoImportacao, RegExp][] = [
  ['email', /\b(e ?mail|mail|correo)\b/],
  ['cpf', /\bcpf\b/],
  ['dataCasamento', /casamento|wedding|\bboda|matrimonio|\banniversary/],
  ['dataNascimento', /nasc|birth|nacimiento|aniversario|cumpleanos|\bdob\b/],
  ['estadoCivil', /estado civil|marital|civil status/],
  ['telefone', /telefone|celular|whats|\bfone\b|phone|mobile|\bcell\b|telefono|movil|\btel\b/],
  ['sexo', /\b(sexo|genero|gender|sex)\b/],
  ['ocupacao', /ocupac|profiss|occupation|profession|\bjob\b|profesion|oficio/],
  ['congregacao', /congreg|campus|\bsede\b|unidade|filial/],
  ['endereco.cep', /\b(cep|zip|post ?code|postal)\b/],
  ['endereco.complemento', /complement|\bapto?\b|\bapt\b|suite|line 2|address 2/],
  ['endereco.bairro', /bairro|neighbou?rhood|barrio|colonia|district/],
  ['endereco.cidade', /cidade|\bcity\b|ciudad|municipio|\btown\b/],
  ['endereco.estado', /^(uf|estado|state|provincia|province|departamento)$/],
  ['endereco.numero', /^(numero|num|n|no|house number|numero da casa|street number)$/],
  ['endereco.rua', /\b(rua|logradouro|endereco|street|address|calle|direccion|domicilio)\b/],
  [
    'nomeCompleto',
    /nome completo|nome e sobrenome|full name|complete name|name and surname|nombres? completos?|nombres? y apellidos?/,
  ],
  ['sobrenome', /sobrenome|apellido|surname|(last|family) ?name/],
  ['nome', /\b(nome|name|nombre|membro|member|miembro|first ?name)\b/],
]

/** What each column is taken for, each meaning once; null where its heading says nothing. */
export function guessCampos(titulos: readonly string[]): (CampoImportacao | null)[] {
  const taken = new Set<CampoImportacao>()
  return titulos.map((titulo) => {
    const words = fold(titulo)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    const [campo] = HEADINGS.find(([name, pattern]) => !taken.has(name) && pattern.test(words)) ?? [null]
    if (campo) take(taken, campo)
    return campo
  })
}

/** No other column is it, nor what it is in place of. */
export function take(taken: Set<CampoImportacao>, campo: CampoImportacao): void {
  for (const one of [campo, ...(SEM_OUTRO[campo] ?? [])]) taken.add(one)
}
