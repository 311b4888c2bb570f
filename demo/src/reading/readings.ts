import { caminoDevocionais } from '../devotionals/camino.ts'
import { esperancaDevocionais } from '../devotionals/esperanca.ts'
import { harborDevocionais } from '../devotionals/harbor.ts'
import { caminoEbds } from '../ebds/camino.ts'
import { esperancaEbds } from '../ebds/esperanca.ts'
import { harborEbds } from '../ebds/harbor.ts'
import { caminoMinisterios } from '../ministries/camino.ts'
import { esperancaMinisterios } from '../ministries/esperanca.ts'
import { harborMinisterios } from '../ministries/harbor.ts'
import { caminoNoticias } from '../news/camino.ts'
import { esperancaNoticias } from '../news/esperanca.ts'
import { harborNoticias } from '../news/harbor.ts'
import { caminoPublicacoes } from '../publications/camino.ts'
import { esperancaPublicacoes } from '../publications/esperanca.ts'
import { harborPublicacoes } from '../publications/harbor.ts'
import type { Reading } from './reading.ts'

/** What the full churches publish to be read, by church code; the others have nothing yet. */
export const readings: Partial<Record<string, Reading>> = {
  esperanca: {
    devocionais: esperancaDevocionais,
    noticias: esperancaNoticias,
    ebds: esperancaEbds,
    publicacaoTipos: esperancaPublicacoes,
    ministerios: esperancaMinisterios,
  },
  harbor: {
    devocionais: harborDevocionais,
    noticias: harborNoticias,
    ebds: harborEbds,
    publicacaoTipos: harborPublicacoes,
    ministerios: harborMinisterios,
  },
  camino: {
    devocionais: caminoDevocionais,
    noticias: caminoNoticias,
    ebds: caminoEbds,
    publicacaoTipos: caminoPublicacoes,
    ministerios: caminoMinisterios,
  },
}
