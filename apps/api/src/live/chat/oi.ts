import type { FrameDownSala } from '@atrio/contract'
import type { Bilhete } from './bilhete.ts'
import type { Sala } from './sala.ts'

/** What somebody is told of the room and of themselves when they come in. */
export function toOi(sala: Sala, { sub, nome, papel, foto }: Bilhete): FrameDownSala {
  const { codigo, tipo, epoca, abreEm, fechaEm, modoLento, flagSoAnfitrioes, flagLinksConvidados } = sala.row
  return {
    t: 'oi',
    epoca,
    seq: sala.last,
    sala: {
      codigo,
      tipo,
      aberta: sala.isOpen(),
      abreEm: abreEm?.toISOString() ?? null,
      fechaEm: fechaEm?.toISOString() ?? null,
      modoLento,
      flagSoAnfitrioes,
      flagLinksConvidados,
      fixada: sala.fixada(),
    },
    agora: new Date().toISOString(),
    eu: { de: sala.deOf(sub), nome, papel, imagem: foto && sala.fotoOf(foto) },
  }
}
