import type { DemoEvento } from './demo-evento.ts'

const reembolso =
  'Você pode desistir em até 7 dias depois da compra e recebe tudo de volta. Depois disso, até 10 dias antes do evento, devolvemos metade.'
const contato = {
  contatoEmail: 'eventos@esperanca.example',
  contatoWhatsapp: '+55 11 98888-0101',
}

export const esperancaEventos: DemoEvento[] = [
  {
    nome: 'Café com a vizinhança',
    categoria: 'Comunidade',
    resumo: 'Mesa comprida na calçada, pão quente e tempo para conhecer quem mora ao lado.',
    descricao:
      '<p>Uma vez por estação fechamos a rua e pomos a mesa do lado de fora. Quem mora perto traz um prato, quem mora longe traz uma história.</p><h2>Como funciona</h2><ul><li>Às 8h30 o café começa a passar</li><li>Às 9h30 tem roda de música para as crianças</li><li>Às 11h a gente lava a louça em mutirão</li></ul><p>É de graça. A inscrição serve só para saber quanto pão assar.</p>',
    local: 'Calçada da igreja',
    endereco: 'Rua das Acácias, 120 – Vila Mariana, São Paulo',
    picture: { scene: 'meal', alt: 'Vizinhos de todas as idades à mesa do café' },
    inicio: [10, '08:30'],
    fim: [10, '11:30'],
    dia: 6,
    organizador: 'Equipe da hospitalidade',
    ...contato,
    ingressos: [
      {
        nome: 'Lugar à mesa',
        descricao: 'Um por pessoa, crianças também.',
        qtdeMaxima: 6,
        limiteUsuario: 6,
        lotes: [{ nome: 'Único', valor: 0, capacidade: 120, vendido: 38 }],
      },
    ],
  },
  {
    nome: 'Retiro da Esperança',
    categoria: 'Retiros',
    resumo: 'Três dias na serra: silêncio de manhã, trilha à tarde, fogueira à noite.',
    descricao:
      '<p>Subimos a serra na sexta e voltamos no domingo depois do almoço. O tema deste ano é <strong>“Devagar”</strong>: menos palestras, mais caminho.</p><h2>O que está incluído</h2><ul><li>Ônibus de ida e volta, saindo da igreja</li><li>Quarto para quatro pessoas, roupa de cama e toalhas</li><li>Todas as refeições, com opção vegetariana</li></ul><h2>O que levar</h2><p>Agasalho, tênis que possa sujar e um caderno. O sinal de celular é fraco, de propósito.</p>',
    local: 'Sítio Água Clara',
    endereco: 'Estrada do Mirante, km 7 – Campos do Jordão, SP',
    picture: { scene: 'retreat', alt: 'Pessoas em volta da fogueira, com barracas ao fundo' },
    inicio: [41, '18:00'],
    fim: [43, '15:00'],
    dia: 5,
    inscricao: [null, [34, '23:59']],
    flagJuros: true,
    qtdeMaxParcelas: 10,
    organizador: 'Pastora Helena Prado',
    flagOrganizadorPessoa: true,
    politicaReembolso: reembolso,
    ...contato,
    capacidade: 90,
    perguntas: [
      {
        rotulo: 'De onde você pega o ônibus?',
        tipo: 'opcao',
        opcoes: ['Da igreja', 'Do metrô Jabaquara', 'Vou de carro'],
        flagObrigatoria: true,
      },
    ],
    ingressos: [
      {
        nome: 'Adulto',
        descricao: 'A partir de 12 anos, em quarto para quatro.',
        qtdeMaxima: 6,
        lotes: [
          { nome: '1º lote', valor: 24_000, capacidade: 30, vendido: 30 },
          { nome: '2º lote', valor: 29_000, capacidade: 30, vendido: 12, ate: [20, '23:59'] },
          { nome: '3º lote', valor: 34_000, capacidade: 30 },
        ],
        perguntas: [
          {
            rotulo: 'Tamanho da camiseta',
            tipo: 'opcao',
            opcoes: ['P', 'M', 'G', 'GG'],
            flagObrigatoria: true,
          },
          { rotulo: 'Restrição alimentar', ajuda: 'Alergias, vegetariano, sem glúten…', tipo: 'texto' },
        ],
      },
      {
        nome: 'Criança',
        descricao: 'De 4 a 11 anos, no quarto dos pais. Menores de 4 não pagam.',
        qtdeMaxima: 4,
        lotes: [{ nome: 'Único', valor: 12_000, capacidade: 25, vendido: 9 }],
        perguntas: [
          { rotulo: 'Data de nascimento', tipo: 'data', flagObrigatoria: true },
          { rotulo: 'Alergias ou remédios', tipo: 'texto_longo' },
        ],
      },
      {
        nome: 'Chalé para casal',
        descricao: 'Um chalé inteiro para duas pessoas. Não se combina com outros ingressos.',
        flagExclusivo: true,
        qtdeMaxima: 1,
        limiteUsuario: 1,
        lotes: [{ nome: 'Único', valor: 89_000, capacidade: 4, vendido: 3 }],
      },
    ],
  },
  {
    nome: 'Ler Marcos em seis noites',
    categoria: 'Cursos',
    resumo: 'O evangelho mais curto, capítulo por capítulo, ao vivo e com as aulas gravadas.',
    descricao:
      '<p>Seis terças-feiras, das 20h às 21h15, pelo computador ou celular. Cada noite tem uma leitura em voz alta, quinze minutos de contexto e conversa em grupos de quatro.</p><p>Quem se inscreve recebe as gravações e um caderno em PDF.</p>',
    picture: { scene: 'course', alt: 'Uma turma com livros abertos em volta da mesa' },
    inicio: [6, '20:00'],
    fim: [41, '21:15'],
    dia: 2,
    encontros: [6, 13, 20, 27, 34, 41],
    flagOnline: true,
    linkOnline: 'https://reuniao.esperanca.example/marcos',
    qtdeMaxParcelas: 3,
    organizador: 'Tiago Ramos',
    flagOrganizadorPessoa: true,
    politicaReembolso: reembolso,
    ...contato,
    ingressos: [
      {
        nome: 'Curso completo',
        flagConteudoExclusivo: true,
        qtdeMaxima: 2,
        lotes: [{ nome: 'Único', valor: 4_500, capacidade: 200, vendido: 61 }],
        conteudos: [
          {
            titulo: 'Antes de começar',
            resumo: 'Dez minutos para se situar.',
            conteudo:
              '<p>Leia o evangelho de Marcos de uma vez, sem parar para entender tudo. Leva pouco mais de uma hora. Anote três coisas que surpreenderam você.</p>',
          },
          {
            titulo: 'Caderno do curso',
            resumo: 'As perguntas de cada noite.',
            conteudo:
              '<p>Traga um lápis. Em cada noite voltamos a três perguntas: <em>o que acontece?</em>, <em>quem fica de fora?</em> e <em>o que muda na segunda-feira?</em></p>',
          },
          {
            titulo: 'Primeira noite (gravação)',
            resumo: 'Marcos 1 e 2. Disponível depois do encontro.',
            conteudo: '<p>A gravação fica aqui por seis meses.</p>',
            em: [7, '08:00'],
          },
        ],
      },
    ],
  },
  {
    nome: 'Noite de coral',
    categoria: 'Música',
    resumo: 'O coral da cidade e o nosso, juntos, à luz de velas.',
    descricao:
      '<p>Uma hora de música sem amplificação: do século XVI ao hino que a sua avó cantava. As portas abrem às 19h.</p>',
    local: 'Nave da igreja',
    endereco: 'Rua das Acácias, 120 – Vila Mariana, São Paulo',
    picture: { scene: 'choir', alt: 'O coral nos degraus, diante da janela alta' },
    inicio: [16, '19:30'],
    fim: [16, '21:00'],
    dia: 6,
    flagAssumirTaxasServico: true,
    organizador: 'Ministério de música',
    ...contato,
    ingressos: [
      {
        nome: 'Plateia',
        qtdeMaxima: 4,
        lotes: [{ nome: 'Único', valor: 2_500, capacidade: 180, vendido: 180 }],
      },
    ],
  },
  {
    nome: 'Acampamento de jovens',
    categoria: 'Retiros',
    resumo: 'Barraca, violão e perguntas sem resposta pronta. De 14 a 22 anos.',
    descricao:
      '<p>Quatro dias de barraca à beira da represa. Menores de idade precisam de autorização; o modelo segue por e-mail depois da inscrição.</p>',
    local: 'Represa do Jaguari',
    picture: { scene: 'tree', alt: 'Uma árvore grande à beira da água, onde ficam as barracas' },
    inicio: [58, '08:00'],
    fim: [61, '16:00'],
    dia: 4,
    qtdeMaxParcelas: 4,
    camposObrigatorios: ['telefone', 'dataNascimento', 'cpf'],
    organizador: 'Rede de jovens',
    politicaReembolso: reembolso,
    ...contato,
    ingressos: [
      {
        nome: 'Inscrição',
        limiteUsuario: 2,
        qtdeMaxima: 2,
        lotes: [{ nome: 'Único', valor: 18_000, capacidade: 60, vendido: 22 }],
        perguntas: [
          { rotulo: 'Telefone de um responsável', tipo: 'telefone', flagObrigatoria: true },
          { rotulo: 'Sabe nadar?', tipo: 'sim_nao', flagObrigatoria: true },
        ],
      },
    ],
  },
  {
    nome: 'Conferência Raízes',
    categoria: 'Conferências',
    resumo: 'Um sábado inteiro sobre família, trabalho e descanso.',
    descricao: '<p>Quatro mesas, um almoço e nenhuma pressa. As inscrições abrem em breve.</p>',
    local: 'Auditório municipal',
    picture: { scene: 'sermon', alt: 'Alguém fala do púlpito a um auditório cheio' },
    inicio: [75, '09:00'],
    fim: [75, '18:00'],
    dia: 6,
    inscricao: [[12, '09:00'], null],
    qtdeMaxParcelas: 2,
    ...contato,
    ingressos: [
      {
        nome: 'Inteira',
        qtdeMaxima: 8,
        lotes: [{ nome: 'Único', valor: 7_500, capacidade: 300 }],
      },
      {
        nome: 'Estudante',
        descricao: 'Com carteirinha na entrada.',
        qtdeMaxima: 2,
        lotes: [{ nome: 'Único', valor: 3_500, capacidade: 80 }],
      },
    ],
  },
  {
    nome: 'Festa da colheita',
    categoria: 'Comunidade',
    resumo: 'Obrigado a quem trouxe, cozinhou, tocou e ficou para varrer.',
    descricao: '<p>Foram 214 pessoas, onze panelas e uma quadrilha que quase acabou certa.</p>',
    local: 'Pátio da igreja',
    picture: { scene: 'feast', alt: 'Festa no pátio, com bandeirinhas e gente de todas as idades' },
    inicio: [-24, '12:00'],
    fim: [-24, '18:00'],
    dia: 6,
    ingressos: [{ nome: 'Entrada', lotes: [{ nome: 'Único', valor: 0, capacidade: 250, vendido: 214 }] }],
  },
]
