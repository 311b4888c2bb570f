import type { DemoEvento } from './demo-evento.ts'

const reembolso = 'Devolvemos todo hasta 14 días antes; después puedes ceder tu entrada.'
const contacto = { contatoEmail: 'eventos@camino.example', contatoWhatsapp: '+34 600 55 01 42' }

export const caminoEventos: DemoEvento[] = [
  {
    nome: 'Caminata y desayuno',
    categoria: 'Comunidad',
    resumo: 'Subimos despacio y desayunamos arriba. Todos los ritmos caben.',
    descricao:
      '<p>Ocho kilómetros por un sendero ancho, con carros y perros bienvenidos. El desayuno lo ponemos nosotros; tú trae agua y gorra.</p>',
    local: 'Salida desde la iglesia',
    picture: { scene: 'walk', alt: 'Gente que camina junta al amanecer' },
    inicio: [7, '08:00'],
    fim: [7, '12:30'],
    dia: 6,
    organizador: 'Camila Torres',
    flagOrganizadorPessoa: true,
    ...contacto,
    ingressos: [
      {
        nome: 'Plaza',
        qtdeMaxima: 6,
        limiteUsuario: 6,
        lotes: [{ nome: 'Única', valor: 0, capacidade: 60, vendido: 27 }],
      },
    ],
  },
  {
    nome: 'Retiro «Sin prisa»',
    categoria: 'Retiros',
    resumo: 'Un fin de semana en la sierra para volver a escuchar.',
    descricao:
      '<p>Silencio por la mañana, camino por la tarde y fuego por la noche.</p><h2>Incluye</h2><ul><li>Autobús de ida y vuelta</li><li>Dos noches en habitación compartida</li><li>Todas las comidas</li></ul>',
    local: 'Casa La Encina',
    picture: { scene: 'hills', alt: 'Sierra con luz de atardecer' },
    inicio: [35, '18:00'],
    fim: [37, '15:00'],
    dia: 5,
    inscricao: [null, [28, '23:59']],
    qtdeMaxParcelas: 4,
    organizador: 'Equipo pastoral',
    politicaReembolso: reembolso,
    ...contacto,
    capacidade: 50,
    perguntas: [
      {
        rotulo: '¿Cómo vienes?',
        tipo: 'opcao',
        opcoes: ['En el autobús', 'En mi coche'],
        flagObrigatoria: true,
      },
    ],
    ingressos: [
      {
        nome: 'Adulto',
        qtdeMaxima: 6,
        lotes: [
          { nome: 'Primer tramo', valor: 9_500, capacidade: 15, vendido: 15 },
          { nome: 'Segundo tramo', valor: 12_000, capacidade: 20, vendido: 6, ate: [18, '23:59'] },
          { nome: 'Último tramo', valor: 14_500, capacidade: 15 },
        ],
        perguntas: [{ rotulo: 'Alergias o dieta', tipo: 'texto' }],
      },
      {
        nome: 'Niños',
        descricao: 'De 4 a 11 años.',
        qtdeMaxima: 4,
        lotes: [{ nome: 'Único', valor: 4_500, capacidade: 15, vendido: 4 }],
        perguntas: [{ rotulo: 'Fecha de nacimiento', tipo: 'data', flagObrigatoria: true }],
      },
    ],
  },
  {
    nome: 'Marcos en seis noches',
    categoria: 'Cursos',
    resumo: 'El evangelio más breve, leído en voz alta y conversado, en línea.',
    descricao: '<p>Seis martes a las 20:00. Las grabaciones vienen con tu entrada.</p>',
    picture: { scene: 'course', alt: 'Una clase con libros abiertos alrededor de la mesa' },
    inicio: [10, '20:00'],
    fim: [45, '21:15'],
    dia: 2,
    flagOnline: true,
    linkOnline: 'https://reunion.camino.example/marcos',
    politicaReembolso: reembolso,
    ...contacto,
    ingressos: [
      {
        nome: 'Curso completo',
        flagConteudoExclusivo: true,
        qtdeMaxima: 2,
        lotes: [{ nome: 'Único', valor: 2_000, capacidade: 100, vendido: 12 }],
        conteudos: [
          {
            titulo: 'Antes de empezar',
            conteudo:
              '<p>Lee Marcos de una sentada, sin detenerte a entenderlo todo. Anota tres cosas que te sorprendan.</p>',
          },
        ],
      },
    ],
  },
  {
    nome: 'Noche de guitarras',
    categoria: 'Música',
    resumo: 'Cuatro guitarras, dos voces y ninguna prisa por irse.',
    descricao: '<p>Las puertas abren a las 19:30.</p>',
    local: 'Salón grande',
    picture: { scene: 'concert', alt: 'Músicos en el escenario, con el público delante' },
    inicio: [19, '20:00'],
    fim: [19, '21:30'],
    dia: 6,
    flagAssumirTaxasServico: true,
    ...contacto,
    ingressos: [
      {
        nome: 'Entrada',
        qtdeMaxima: 4,
        lotes: [{ nome: 'Única', valor: 800, capacidade: 90, vendido: 90 }],
      },
    ],
  },
  {
    nome: 'Campamento de jóvenes',
    picture: { scene: 'retreat', alt: 'Jóvenes alrededor del fuego, de noche' },
    categoria: 'Retiros',
    resumo: 'Cuatro días de tienda de campaña. De 14 a 20 años.',
    descricao: '<p>Los menores traen autorización; te la enviamos por correo.</p>',
    local: 'Orilla del pantano',
    inicio: [60, '09:00'],
    fim: [63, '16:00'],
    dia: 4,
    camposObrigatorios: ['telefone', 'dataNascimento'],
    politicaReembolso: reembolso,
    ...contacto,
    ingressos: [
      {
        nome: 'Plaza',
        qtdeMaxima: 2,
        limiteUsuario: 2,
        lotes: [{ nome: 'Única', valor: 11_000, capacidade: 40, vendido: 9 }],
        perguntas: [{ rotulo: '¿Sabe nadar?', tipo: 'sim_nao', flagObrigatoria: true }],
      },
    ],
  },
  {
    nome: 'Encuentro de familias',
    categoria: 'Encuentros',
    resumo: 'Un sábado entero. La inscripción abre pronto.',
    descricao: '<p>Tres mesas, una comida larga y juegos para los pequeños.</p>',
    local: 'Salón grande',
    picture: { scene: 'family', alt: 'Una familia con dos niños' },
    inicio: [70, '10:00'],
    fim: [70, '18:00'],
    dia: 6,
    inscricao: [[12, '09:00'], null],
    ...contacto,
    ingressos: [
      {
        nome: 'Persona',
        qtdeMaxima: 8,
        lotes: [{ nome: 'Única', valor: 1_500, capacidade: 120 }],
      },
    ],
  },
]
