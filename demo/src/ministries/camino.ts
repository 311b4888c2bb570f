import type { DemoMinisterio } from '../reading/reading.ts'

export const caminoMinisterios: DemoMinisterio[] = [
  {
    nome: 'La despensa de los miércoles',
    resumo: 'Treinta y dos familias, treinta y dos bolsas y una mesa que ya no se pliega.',
    quando: 'Miércoles de 17:00 a 20:00, en el almacén',
    conteudo:
      '<p>El martes recogemos, el miércoles repartimos y el jueves llamamos a quien no pudo venir. No pedimos papeles: preguntamos cuántos sois en casa y cómo te llamas.</p>',
    comoAjudar:
      'Dos horas un miércoles cambian la semana de una familia.\nTambién necesitamos conductores los martes.',
    lider: 'Iván Soler',
    liderEmail: 'despensa@elcamino.example',
    liderWhatsapp: '+34 960 555 142',
    picture: { scene: 'harvest', alt: 'Cajas de comida que pasan de mano en mano' },
    projetos: [
      {
        nome: 'Una cámara frigorífica',
        resumo: 'Para poder dar también fruta, verdura y leche.',
        conteudo:
          '<p>El mercado nos ofrece cada martes cajas de fruta que hoy no podemos guardar. Con una cámara pequeña, de segunda mano, cada bolsa llevaría comida fresca.</p>',
        necessidade: 'La cámara y su instalación.',
        comoAjudar: 'Cualquier ofrenda con la palabra «cámara» va entera al proyecto.',
        meta: 320_000,
        alcancado: 208_000,
      },
    ],
  },
  {
    nome: 'La caminata',
    resumo: 'Nueve kilómetros y un salmo, hasta el mar.',
    quando: 'Primer sábado de cada mes, a las 8:30',
    conteudo:
      '<p>Salimos del puente de las Flores y bajamos por el cauce. A mitad de camino leemos un salmo; al llegar, quien quiere se baña. Hay siempre alguien que cierra la marcha al paso del último.</p>',
    comoAjudar: 'Ven con agua y calzado cómodo. Si conoces el camino, ayúdanos a cerrar la marcha.',
    lider: 'Raquel Ferrer',
    liderWhatsapp: '+34 960 555 177',
    picture: { scene: 'walk', alt: 'Personas que caminan juntas entre los árboles' },
  },
]
