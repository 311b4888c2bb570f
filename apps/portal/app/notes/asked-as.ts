import { namedTraducao, passagemCode, type Passagem } from '@atrio/rules'

/** What to read of passages that somebody wrote so: their codes, with the translation that is named after them. */
export function askedAs(passagens: readonly Passagem[], written: string): string {
  const codes = passagens.map((passagem) => passagemCode(passagem)).join('; ')
  return [codes, namedTraducao(written)].filter(Boolean).join(' ')
}
