/** A whole name in two: the first word is the name, and the others, `da` and `dos` among them, are the surname. */
export function splitName(whole: string): { nome: string; sobrenome?: string } {
  const [nome = '', ...others] = whole.trim().split(/\s+/u)
  return others.length === 0 ? { nome } : { nome, sobrenome: others.join(' ') }
}
