import type { DemoDevocional } from '../reading/reading.ts'

export const caminoDevocionais: DemoDevocional[] = [
  {
    daysAgo: 0,
    titulo: 'El siguiente paso',
    referencia: 'Salmo 37:23',
    versiculo: 'Por Jehová son ordenados los pasos del hombre, y aprueba su camino.',
    resumo: 'Dios no nos pide el viaje entero por la mañana. Nos pide un paso.',
    conteudo: [
      '<p>En la caminata de los sábados hay siempre alguien que pregunta, en el primer kilómetro, cuánto falta. Es una pregunta honrada y no ayuda nada. Los que llegan al mar son los que se atan bien el zapato y dan el paso siguiente.</p>',
      '<p>El salmo no dice que el Señor ordena los planes, ni los mapas, ni las llegadas. Dice <em>los pasos</em>. Cosas pequeñas, una detrás de otra.</p>',
      '<h2>Para hoy</h2>',
      '<p>Piensa en aquello que te parece demasiado largo: una enfermedad, una reconciliación, un trabajo que no aparece. No busques el final. Pregunta por el paso de hoy, y que sea tan pequeño que puedas darlo antes de comer.</p>',
      '<blockquote>Nadie llega tarde a un camino: se empieza desde donde uno está.</blockquote>',
    ].join('\n'),
    oracao: 'Señor, muéstrame el paso de hoy y dame pies para darlo. Lo demás es tuyo. Amén.',
    autor: 'Raquel Ferrer',
    picture: { scene: 'road', alt: 'Un sendero claro que sube entre los campos' },
  },
  {
    daysAgo: 1,
    titulo: 'Pan para el que llega',
    referencia: 'Isaías 58:7',
    versiculo: '¿No es que partas tu pan con el hambriento, y a los pobres errantes metas en casa?',
    resumo: 'El ayuno que Dios quiere termina con la mesa puesta.',
    conteudo: [
      '<p>Isaías escribe a gente muy religiosa que ayuna con la cara larga. El ayuno que yo escogí, dice Dios, es otro: que partas tu pan.</p>',
      '<p>Los miércoles, cuando abrimos la despensa, no preguntamos por qué. Preguntamos cuántos sois en casa, y luego preguntamos cómo te llamas.</p>',
    ].join('\n'),
    oracao: 'Padre, que mi mesa sea más larga que mi miedo. Amén.',
    autor: 'Iván Soler',
    picture: { scene: 'table', alt: 'Una mesa larga con el sol de la tarde' },
  },
  {
    daysAgo: 2,
    titulo: 'Junto al pozo',
    referencia: 'Juan 4:7',
    versiculo: 'Vino una mujer de Samaria a sacar agua: y Jesús le dice: Dame de beber.',
    resumo: 'Jesús empieza la conversación pidiendo un favor.',
    conteudo: [
      '<p>Era mediodía, hacía calor y él tenía sed. Podía haber empezado con una enseñanza. Empezó pidiendo agua.</p>',
      '<p>Pedir algo a otra persona es una forma de decirle: tú tienes lo que a mí me falta. A quien nadie pide nada se le va apagando el rostro. ¿A quién podrías pedirle hoy un favor pequeño y verdadero?</p>',
    ].join('\n'),
    autor: 'Raquel Ferrer',
  },
  {
    daysAgo: 4,
    titulo: 'El olor a naranja',
    referencia: '2 Corintios 2:15',
    versiculo: 'Porque para Dios somos buen olor de Cristo.',
    resumo: 'Hace veinte años que no hay naranjas en el almacén, y todavía huele.',
    conteudo: [
      '<p>Hace veinte años que no entra una caja de fruta en nuestro almacén. Y sin embargo, cuando aprieta el calor, la madera suelta un olor dulce y los que vienen por primera vez preguntan quién ha pelado una naranja.</p>',
      '<p>Lo que hemos llevado mucho tiempo dentro acaba por notarse. No hace falta esforzarse por oler bien: hace falta estar cerca, y quedarse.</p>',
    ].join('\n'),
    autor: 'Iván Soler',
    picture: { scene: 'doorway', alt: 'El portón abierto de par en par hacia la luz' },
  },
  {
    daysAgo: 7,
    titulo: 'Volver por el mismo camino',
    referencia: 'Lucas 24:33',
    versiculo: 'Y levantándose en la misma hora, tornáronse a Jerusalem.',
    resumo: 'Iban de vuelta a casa, desilusionados. Volvieron de noche, corriendo.',
    conteudo: [
      '<p>De Emaús a Jerusalén hay once kilómetros. Por la tarde los hicieron despacio, con la cabeza baja. De noche los deshicieron corriendo, y a nadie le pareció lejos.</p>',
      '<p>El camino era el mismo. Lo que cambió fue con quién habían partido el pan.</p>',
    ].join('\n'),
    autor: 'Raquel Ferrer',
  },
  {
    daysAgo: 36,
    titulo: 'Guardar silencio',
    referencia: 'Salmo 62:1',
    versiculo: 'En Dios solamente está callada mi alma: de él viene mi salud.',
    resumo: 'El silencio no está vacío. Está lleno de alguien.',
    conteudo:
      '<p>Los martes por la noche nos sentamos cuarenta y cinco minutos y casi nadie dice nada. La primera vez parece mucho. A la tercera, uno no quiere que acabe.</p><p>El silencio no está vacío. Está lleno de alguien que esperaba a que termináramos de hablar.</p>',
    autor: 'Iván Soler',
  },
]
