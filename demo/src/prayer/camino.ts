import type { DemoMural } from './demo-oracao.ts'

export const caminoMural: DemoMural = {
  aprovacao: true,
  motivos: ['Salud', 'Familia', 'Trabajo', 'Duelo', 'Gratitud', 'El barrio'],
  equipe: ['Amparo Ferrer'],
  oracoes: [
    {
      pessoa: 'Remedios Alcover',
      nome: 'Remedios',
      motivo: 'Salud',
      mensagem:
        'El jueves me operan de cataratas. Tengo ochenta y un años y quiero volver a leer sin lupa. Oren por mi ojo izquierdo, que es el bueno.',
      horas: 6,
      oraram: 9,
      mensagens: [
        { pessoa: 'Hugo Bellver', mensagem: 'Yo te llevo y yo te traigo. Y oramos en el coche.', horas: 5 },
      ],
    },
    {
      pessoa: 'Lucía Marzal',
      nome: 'Lucía',
      motivo: 'Trabajo',
      mensagem:
        'Se acaba el contrato del piso en diciembre y no encontramos otro en el barrio. Oren por una puerta.',
      horas: 26,
      oraram: 8,
      mensagens: [
        { pessoa: 'Tomás Giner', mensagem: 'Le he preguntado a mi casera. Seguimos orando.', horas: 20 },
      ],
    },
    {
      pessoa: 'Camila Torres Beltrán',
      nome: 'Camila',
      motivo: 'Familia',
      mensagem:
        'Mis padres viven al otro lado del mar y hoy los oigo más mayores por teléfono. Oren por ellos, y por mí aquí.',
      horas: 48,
      oraram: 10,
    },
    {
      pessoa: 'Pau Ribes',
      motivo: 'Gratitud',
      mensagem: 'Aprobé la última asignatura a la tercera. Gracias a quienes oraron las otras dos veces.',
      horas: 24 * 10,
      oraram: 7,
      respondida: {
        horas: 24 * 3,
        testemunho: 'Ya tengo el título en la mano. Está mal escrito mi apellido, y me da igual.',
      },
    },
    {
      pessoa: 'Elena Climent',
      nome: 'Elena',
      picture: 'skyline',
      motivo: 'El barrio',
      mensagem:
        'Por las familias del número 14, que se quedaron sin luz. Y por los vecinos que tiraron un cable.',
      horas: 24 * 5,
      oraram: 6,
    },
    {
      pessoa: 'Andrés Pastor',
      nome: 'Andrés',
      motivo: 'Duelo',
      mensagem: 'Hace un mes que murió mi compañero de taller. Sigo poniendo dos cafés.',
      horas: 5,
      situacao: 'aguardando',
    },
    {
      pessoa: 'Carmen Llopis',
      motivo: 'Familia',
      mensagem: 'Mi hija está embarazada y tiene miedo. Solo lo sabemos las dos. Oren por nosotras.',
      horas: 18,
      reservada: true,
      ligacao: true,
    },
  ],
}
