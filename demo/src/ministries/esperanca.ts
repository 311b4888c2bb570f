import type { DemoMinisterio } from '../reading/reading.ts'

export const esperancaMinisterios: DemoMinisterio[] = [
  {
    nome: 'Sopa e conversa',
    resumo: 'Toda quinta à noite, na praça: sopa quente, café e tempo para ouvir.',
    quando: 'Quintas, das 19h às 22h, na praça',
    conteudo:
      '<p>Começou com uma panela de pressão e hoje são noventa litros. Mas o nome tem duas palavras, e a segunda é a mais importante: <strong>conversa</strong>.</p><p>Cada voluntário serve uma mesa só e fica nela a noite inteira. Em seis anos, aprendemos mais nomes do que receitas.</p>',
    comoAjudar:
      'Venha uma quinta para conhecer, sem compromisso.\nDe manhã também precisamos de gente para descascar legumes.',
    lider: 'Marta Okamoto',
    liderEmail: 'sopa@igrejaesperanca.example',
    liderWhatsapp: '+55 11 95555-0142',
    picture: { scene: 'meal', alt: 'Gente em volta da mesa, à noite' },
    projetos: [
      {
        nome: 'Cozinha nova',
        resumo: 'Um fogão industrial, uma coifa e uma pia funda o bastante para a panela.',
        conteudo:
          '<p>O fogão de hoje foi de uma pastelaria e tem duas bocas que acendem quando querem. A vigilância sanitária foi gentil e clara: até o fim do ano, coifa e piso lavável.</p><p>O projeto foi desenhado por uma arquiteta da comunidade e orçado três vezes.</p><h2>O que já foi feito</h2><ul><li>Piso lavável, colocado em mutirão</li><li>Instalação elétrica nova</li></ul>',
        necessidade: 'Falta o fogão industrial de seis bocas e a coifa.',
        comoAjudar: 'Contribua com qualquer valor pelo Pix da igreja, com a palavra “cozinha” na mensagem.',
        meta: 1_850_000,
        alcancado: 1_221_000,
        picture: { scene: 'table', alt: 'Uma bancada comprida sob a janela' },
      },
      {
        nome: 'Cestas de dezembro',
        picture: { scene: 'harvest', alt: 'Cestas que passam de mão em mão' },
        resumo: 'Cento e vinte famílias com a mesa cheia no Natal.',
        conteudo:
          '<p>Cada cesta leva o básico e três coisas que não são básicas: um panetone, um brinquedo e uma carta escrita à mão.</p>',
        necessidade: 'Precisamos de mais cestas completas até o dia 15.',
        comoAjudar: 'Traga uma cesta montada, ou escreva cartas conosco no sábado.',
        meta: 120,
        alcancado: 47,
        unidade: 'cestas',
      },
    ],
  },
  {
    nome: 'Crianças da Esperança',
    resumo: 'Cada domingo uma história, uma música e uma bagunça que termina arrumada.',
    quando: 'Domingos, durante os cultos',
    conteudo:
      '<p>São três salas por idade e sempre dois adultos em cada uma. Todos os voluntários passam por entrevista e formação.</p>',
    comoAjudar: 'Uma vez por mês já muda a vida da escala. A formação dura duas tardes.',
    lider: 'Celeste Barreto',
    liderEmail: 'criancas@igrejaesperanca.example',
    picture: { scene: 'children', alt: 'Crianças desenham, com alguém que ajuda' },
  },
  {
    nome: 'Louvor',
    picture: { scene: 'rehearsal', alt: 'Um violão, uma partitura e duas vozes' },
    resumo: 'Quem canta, quem toca e quem carrega caixa de som.',
    quando: 'Ensaio às quartas, 20h',
    conteudo:
      '<p>Não fazemos audição. Fazemos ensaio: venha a três e, se você gostar e nós também, a vaga é sua.</p>',
    comoAjudar: 'Procuramos um contrabaixo e alguém que entenda de mesa de som.',
    lider: 'Jonas Vilela',
    liderWhatsapp: '+55 11 95555-0177',
    projetos: [
      {
        nome: 'Escola de música do bairro',
        picture: { scene: 'concert', alt: 'Alunos no palco, com a plateia diante deles' },
        resumo: 'Violão, teclado e coro para quem não pode pagar aula.',
        conteudo:
          '<p>As aulas são aos sábados de manhã, em turmas de seis. Os instrumentos ficam aqui e podem ser levados para casa durante a semana.</p>',
        necessidade: 'Violões usados, em qualquer estado: temos quem conserte.',
        meta: 20,
        alcancado: 20,
        unidade: 'violões',
      },
    ],
  },
  {
    nome: 'Visitas',
    picture: { scene: 'bench', alt: 'Duas pessoas num banco, com tempo para ouvir' },
    resumo: 'Ninguém fica no hospital, no asilo ou no luto sem uma visita.',
    quando: 'Toda semana, em duplas',
    conteudo: '<p>Vamos em duplas, avisamos antes e ficamos pouco. Depois voltamos.</p>',
    comoAjudar: 'Avise-nos quando souber de alguém. E, se tiver duas horas por mês, venha junto.',
    lider: 'Pra. Noemi Tavares',
    liderEmail: 'visitas@igrejaesperanca.example',
  },
]
