import type { DemoPodcast } from './demo-podcast.ts'

export const caminoPodcast: DemoPodcast = {
  titulo: 'Paso a paso',
  descricao: '<p>Mensajes del domingo y charlas de camino, grabadas con el viento de la sierra de fondo.</p>',
  autor: 'Iglesia El Camino',
  links: [{ nome: 'Spotify', url: 'https://open.spotify.com/show/camino-example' }],
  episodes: [
    [
      'La piedra que sobra',
      '<p>Todo caminante carga algo que no necesita. Una lectura de <strong>Hebreos 12</strong>.</p>',
      [
        [0, 'Lo que llevamos'],
        [18, 'Una piedra en la mochila'],
        [41, 'Correr con otros'],
      ],
    ],
    ['Pan para el camino', '<p>Elías bajo la retama: a veces la respuesta de Dios es dormir y comer.</p>'],
    ['La casa de la esquina', '<p>Historias de quienes abrieron la puerta cuando nadie llamaba.</p>'],
    ['Aprender a esperar', '<p>El salmo 130 leído desde una parada de autobús.</p>'],
    ['Dos monedas', '<p>Cuánto es mucho y cuánto es poco. Marcos 12 sin sermones sobre dinero.</p>'],
    ['Cantar cuesta arriba', '<p>Los salmos de las subidas se cantaban sin aliento. Así los grabamos.</p>'],
    ['Preguntas en la mesa', '<p>Los jóvenes del viernes preguntan y nadie se levanta antes del postre.</p>'],
    ['El extranjero', '<p>Rut, Noemí y tres familias que llegaron este año.</p>'],
    ['Noche en Betel', '<p>Jacob duerme en el suelo y descubre que no estaba solo.</p>'],
    ['Volver', '<p>El primer episodio: de dónde venimos y hacia dónde caminamos.</p>'],
  ],
}
