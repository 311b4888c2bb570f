import type { DemoNoticia } from '../reading/reading.ts'

export const esperancaNoticias: DemoNoticia[] = [
  {
    hoursAgo: 20,
    titulo: 'A rampa da rua lateral está pronta',
    categoria: 'Obras',
    resumo: 'Depois de quatro meses de mutirão, dá para entrar no templo sem subir um degrau.',
    conteudo: [
      '<p>Foram quatro meses de sábados, dezessete voluntários e uma betoneira emprestada. Desde ontem, quem usa cadeira de rodas, carrinho de bebê ou bengala entra pela rua lateral sem subir um degrau.</p>',
      '<p>O corrimão foi feito por Seu Benedito, de 78 anos, que entrou na igreja pela primeira vez carregado, em 1969. <strong>“Agora entro com as minhas rodas”</strong>, disse ele, na inauguração.</p>',
      '<h2>O que ainda falta</h2>',
      '<ul><li>Piso tátil entre o portão e o templo</li><li>Um banheiro acessível no andar de baixo</li><li>Vagas demarcadas em frente ao portão</li></ul>',
      '<p>A entrada principal continua onde sempre esteve, com a mesma placa.</p>',
    ].join('\n'),
    autor: 'Equipe de comunicação',
    picture: { scene: 'welcome', alt: 'A nova entrada, com alguém que recebe quem chega' },
  },
  {
    hoursAgo: 70,
    titulo: 'Cinema na praça: sábado, às 19h',
    categoria: 'Comunidade',
    resumo: 'Um coelho grande, pipoca de graça e cadeira de praia. Traga a sua.',
    conteudo: [
      '<p>No próximo sábado a praça vira sala de cinema. A sessão é gratuita, começa às 19h e tem tradução em Libras. Se chover, vamos para o salão.</p>',
      '<p>O filme é curto e faz rir gente de três a noventa anos:</p>',
      '<p><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="Big Buck Bunny, curta de animação da Blender Foundation"></iframe></p>',
      '<p>A pipoca é por nossa conta. A cadeira de praia é por sua.</p>',
    ].join('\n'),
    autor: 'Davi Sampaio',
    picture: { scene: 'film', alt: 'Plateia diante da tela, ao ar livre, à noite' },
  },
  {
    hoursAgo: 150,
    titulo: 'Reforço escolar abre vinte vagas',
    picture: { scene: 'children', alt: 'Crianças à mesa com desenhos e alguém que ajuda' },
    categoria: 'Educação',
    resumo: 'As inscrições vão até o fim do mês. As aulas são às terças e quintas.',
    conteudo: [
      '<p>O reforço escolar tem vinte vagas novas para crianças de 7 a 12 anos. As aulas são às terças e quintas, das 14h às 17h, com lanche.</p>',
      '<p>Não é preciso ser da igreja. Basta vir com um adulto responsável e um documento da criança, de segunda a sexta, na secretaria.</p>',
    ].join('\n'),
    autor: 'Pra. Noemi Tavares',
  },
  {
    hoursAgo: 260,
    titulo: 'Obrigado por 312 cobertores',
    categoria: 'Ação social',
    resumo: 'A campanha de inverno passou da meta na última tarde.',
    conteudo:
      '<p>A meta eram 300. Na última tarde, uma senhora que não conhecíamos desceu de um ônibus com doze cobertores de tricô, um para cada mês que levou fazendo.</p><p>Foram entregues na praça, na casa de passagem e em duas ocupações do centro.</p>',
    picture: { scene: 'harvest', alt: 'Voluntários com caixas de doações' },
  },
  {
    hoursAgo: 500,
    titulo: 'Nova turma de português para quem chegou agora',
    picture: { scene: 'course', alt: 'Uma turma com livros abertos e a professora ao quadro' },
    categoria: 'Educação',
    resumo: 'Aulas de português para famílias da Venezuela, do Haiti e da Síria.',
    conteudo:
      '<p>A nova turma começa na primeira segunda-feira do mês. São dois horários: de manhã, com sala para crianças, e à noite, depois do trabalho.</p><p>Procuramos também <em>conversadores</em>: pessoas dispostas a tomar um café por semana com um aluno, em português bem devagar.</p>',
    autor: 'Lídia Monteiro',
  },
  {
    hoursAgo: 900,
    titulo: 'Balanço do ano: para onde foi cada real',
    categoria: 'Transparência',
    resumo: 'Um resumo em uma tabela, e o relatório completo na secretaria.',
    conteudo: [
      '<p>Todo ano prestamos contas em assembleia e também aqui, em uma tabela.</p>',
      '<table><thead><tr><th scope="col">Área</th><th scope="col">Parte</th></tr></thead><tbody><tr><td>Ação social</td><td>34%</td></tr><tr><td>Pessoas</td><td>31%</td></tr><tr><td>Prédio e contas</td><td>22%</td></tr><tr><td>Missões</td><td>13%</td></tr></tbody></table>',
      '<p>O relatório completo fica na secretaria, aberto a quem quiser ler.</p>',
    ].join('\n'),
  },
]
