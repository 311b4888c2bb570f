/** The two columns of a picture as the wire has them; without a picture there is nothing to describe. */
export function withImagem<Row extends { imagem: string | null; imagemAlt: string | null }>({
  imagem,
  imagemAlt,
  ...rest
}: Row): Omit<Row, 'imagem' | 'imagemAlt'> & { imagem: { url: string; alt: string } | null } {
  return { ...rest, imagem: imagem === null ? null : { url: imagem, alt: imagemAlt ?? '' } }
}
