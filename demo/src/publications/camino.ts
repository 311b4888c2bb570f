import type { DemoPublicacaoTipo } from '../reading/reading.ts'

export const caminoPublicacoes: DemoPublicacaoTipo[] = [
  {
    slug: 'predicaciones',
    nome: 'Predicaciones',
    descricao: 'Lo que se predicó el domingo, para leer despacio.',
    publicacoes: [
      {
        daysAgo: 6,
        slug: 'once-kilometros',
        titulo: 'Once kilómetros',
        resumo: 'Emaús, o cómo Jesús acompaña sin que se le note.',
        conteudo:
          '<p>Dos personas caminan y discuten. Un desconocido se les une y pregunta de qué hablan. Podía haberles dicho quién era en el primer metro. Esperó once kilómetros.</p><h2>Escuchar primero</h2><p>Les dejó contar su versión entera, con el final equivocado. Solo entonces habló. Y cuando llegaron, <strong>hizo como que iba más lejos</strong>, para que invitarle fuera cosa de ellos.</p><p>Así acompaña Dios: sin adelantarse y sin empujar la puerta.</p>',
        autor: 'Raquel Ferrer',
        picture: { scene: 'road', alt: 'Un sendero al atardecer' },
      },
    ],
  },
  {
    slug: 'guias-de-camino',
    nome: 'Guías de camino',
    descricao: 'Hojas para llevar en el bolsillo.',
    publicacoes: [
      {
        daysAgo: 40,
        slug: 'rezar-andando',
        titulo: 'Rezar andando',
        picture: { scene: 'walk', alt: 'Personas que caminan juntas' },
        resumo: 'Para quien no aguanta sentado.',
        conteudo:
          '<ol><li>Sal sin auriculares.</li><li>Durante el primer kilómetro, da las gracias.</li><li>Durante el segundo, nombra a quienes te pesan, uno por farola.</li><li>Vuelve en silencio.</li></ol>',
        autor: 'Iván Soler',
      },
    ],
  },
]
