import type { DemoEbd } from '../reading/reading.ts'

export const caminoEbds: DemoEbd[] = [
  {
    slug: 'salmos-de-subida',
    titulo: 'Salmos de subida',
    classe: 'Adultos',
    professor: 'Raquel Ferrer',
    resumo: 'Quince canciones para ir cuesta arriba. Leemos cuatro.',
    descricao:
      '<p>Los salmos 120 a 134 se cantaban de camino a Jerusalén. Son cortos, caben en la memoria y están hechos para gente que va andando.</p>',
    weeksAgo: 1,
    picture: { scene: 'walk', alt: 'Personas que suben juntas por el camino' },
    licoes: [
      {
        titulo: 'Salir',
        referencia: 'Salmo 120',
        conteudo:
          '<p>El primer salmo de subida no habla de Jerusalén. Habla de estar harto. <em>Mucho se detiene mi alma con los que aborrecen la paz.</em> A veces el camino empieza cuando uno ya no puede quedarse.</p><h2>Para conversar</h2><ol><li>¿De dónde saliste tú?</li><li>¿Qué te hizo dar el primer paso?</li></ol>',
        notasProfessor:
          '<p>Deja que contesten solo quienes quieran. Hay historias de frontera en la clase.</p>',
      },
      {
        titulo: 'Mirar',
        referencia: 'Salmo 121',
        conteudo:
          '<p>Los montes eran bonitos y peligrosos. El que canta los mira y no sabe si alegrarse. El socorro no viene de ellos, sino de quien los hizo.</p>',
      },
      {
        titulo: 'Llorar y reír',
        referencia: 'Salmo 126',
        conteudo:
          '<p>Los que sembraron con lágrimas, con regocijo segarán. El salmo no explica por qué se llora mientras se siembra. Solo dice que se siga sembrando.</p>',
      },
      {
        titulo: 'Llegar juntos',
        referencia: 'Salmo 133',
        conteudo:
          '<p>¡Cuán bueno y cuán delicioso es habitar los hermanos igualmente en uno! Lo cantan al llegar, con los pies hinchados, los mismos que discutieron por el camino.</p>',
      },
    ],
  },
]
