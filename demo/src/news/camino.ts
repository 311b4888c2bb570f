import type { DemoNoticia } from '../reading/reading.ts'

export const caminoNoticias: DemoNoticia[] = [
  {
    hoursAgo: 18,
    titulo: 'La despensa cumple mil miércoles',
    categoria: 'Barrio',
    resumo: 'Empezó con ocho bolsas y una mesa plegable. En el último reparto salieron treinta y dos.',
    conteudo: [
      '<p>El primer miércoles vinieron tres familias y sobraron cinco bolsas. El número mil nos ha pillado repartiendo treinta y dos, con la misma mesa plegable, que ya no se pliega.</p>',
      '<p>No hicimos fiesta. Pusimos una tarta en cada bolsa.</p>',
      '<h2>Qué hace falta ahora</h2>',
      '<ul><li>Aceite y legumbres</li><li>Pañales de las tallas 4 y 5</li><li>Dos conductores los martes por la tarde</li></ul>',
    ].join('\n'),
    autor: 'Iván Soler',
    picture: { scene: 'harvest', alt: 'Voluntarios con cajas de comida' },
  },
  {
    hoursAgo: 66,
    titulo: 'Cine de verano en la plaza',
    categoria: 'Comunidad',
    resumo: 'Un conejo enorme, horchata fría y sillas para todos.',
    conteudo: [
      '<p>El sábado, cuando se haga de noche, proyectamos en la pared del almacén. Es gratis y dura poco, para que los pequeños lleguen al final.</p>',
      '<p><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="Big Buck Bunny, corto de la Blender Foundation"></iframe></p>',
      '<p>La horchata la pone la iglesia. Los fartons, quien pueda.</p>',
    ].join('\n'),
    autor: 'Raquel Ferrer',
    picture: { scene: 'film', alt: 'Público ante la pantalla, al aire libre, de noche' },
  },
  {
    hoursAgo: 170,
    titulo: 'Nuevo taller de castellano, dos tardes por semana',
    picture: { scene: 'course', alt: 'Una clase con libros abiertos alrededor de la mesa' },
    categoria: 'Barrio',
    resumo: 'Lunes y jueves a las seis. Con rincón para los niños.',
    conteudo:
      '<p>Lunes y jueves a las seis, en la sala del fondo. No hace falta apuntarse ni pertenecer a la iglesia. Hay un rincón con juegos y alguien que se queda con los niños.</p>',
    autor: 'Raquel Ferrer',
  },
  {
    hoursAgo: 420,
    titulo: 'El portón ya no chirría',
    categoria: 'Obras',
    resumo: 'Un herrero de la calle de al lado no pudo aguantarlo más.',
    conteudo:
      '<p>Llevaba diecinueve años chirriando cada domingo a las once. Un herrero de la calle de al lado entró con una lata de grasa, lo arregló en veinte minutos y no quiso cobrar. Se quedó al culto. <em>Por curiosidad</em>, dijo.</p>',
    picture: { scene: 'doorway', alt: 'El portón del almacén, abierto' },
  },
]
