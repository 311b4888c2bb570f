/** A person's name in one line; where the church asks for no family name, `nome` is all of it. */
export function fullName({ nome, sobrenome }: { nome: string; sobrenome: string }): string {
  return `${nome} ${sobrenome}`.trim()
}
