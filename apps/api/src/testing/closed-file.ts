import { asOwner } from './owner.ts'
import type { TestApp } from './test-app.ts'

/** The row of a document that was sent for studies, by the address by which one names it; nothing lies behind it. */
export async function closedFile({ target }: TestApp, igrejaId: number): Promise<string> {
  const [row] = await asOwner<{ id: string }>(
    target,
    `insert into arquivo (igreja_id, finalidade, tipo, tamanho, sha256, largura, altura, publico, versoes, pronto)
     values ($1, 'estudo', 'application/pdf', 1, decode(repeat('00', 32), 'hex'), 0, 0, false,
       '[{"largura": 0, "tipo": "application/pdf", "tamanho": 1}]', true) returning id`,
    [igrejaId],
  )
  return `/arquivo/${igrejaId}/${row!.id}.pdf`
}
