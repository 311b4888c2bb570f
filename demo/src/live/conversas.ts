/** Somebody and what they wrote; `*` before the name: who looks after the room, `-`: a guest. */
export type Fala = readonly [quem: string, texto: string]

/** What was written in the open room of a church, by its code. */
export const conversas: Readonly<Record<string, readonly Fala[]>> = {
  esperanca: [
    ['*Rosa Tavares', 'A paz, irmãos! A sala já está aberta. Contem de onde vocês acompanham.'],
    ['Otávio Brandão', 'Paz, Rosa. Aqui em casa todo mundo em volta da mesa da cozinha.'],
    ['-Marta', 'Primeira vez aqui. Uma amiga do trabalho me mandou o link.'],
    ['*Rosa Tavares', 'Que bom ter você com a gente, Marta! Qualquer dúvida, é só escrever.'],
    ['Celina Amorim', 'Bem-vinda, Marta. A gente se encontra também às quartas, se você quiser conhecer.'],
    ['Davi Quintela', 'O coral de hoje vai cantar aquela do Salmo 23?'],
    ['*Rosa Tavares', 'Vai sim, Davi, logo depois da leitura.'],
    ['-Seu Antônio', 'Acompanhando do hospital com a minha neta. O som está ótimo.'],
    ['Luísa Fontes', 'Estamos orando pelo senhor, seu Antônio.'],
    ['Samuel Peixoto', 'Amém. Que Deus cuide do senhor e da família.'],
    ['-Marta', 'Gostei muito da parte sobre recomeçar. Onde acho essa passagem?'],
    ['Celina Amorim', 'É Lamentações 3, do 22 ao 24.'],
    ['-Marta', 'Obrigada!'],
    ['*Rosa Tavares', 'Boa semana, gente. A sala continua aberta para quem quiser conversar.'],
  ],
  harbor: [
    ['*Ruth Pettingill', 'Good morning, everyone! Tell us where you are watching from.'],
    ['Caleb Ouellette', 'Morning, Ruth. On the boat today, but the signal holds.'],
    ['-June', 'First time here. My neighbor told me about you.'],
    ['*Ruth Pettingill', 'So glad you came, June. Ask anything you like.'],
    ['Owen Dyer', 'Is the soup lunch still on for Saturday?'],
    ['*Ruth Pettingill', 'It is, noon at the parish hall.'],
    ['Priya Raman', 'I can bring bread.'],
    ['-June', 'Which psalm was that just now?'],
    ['Marguerite Cyr', 'Psalm 107, the part about those who go down to the sea in ships.'],
    ['-June', 'Thank you, that one stays with me.'],
    ['*Ruth Pettingill', 'Have a good week, all. The room stays open.'],
  ],
  camino: [
    ['*Amparo Ferrer', '¡Buenos días! La sala ya está abierta. ¿Desde dónde nos acompañáis?'],
    ['Vicent Soler', 'Desde el tren, camino de Alicante. Se oye muy bien.'],
    ['-Nuria', 'Es mi primera vez. Me invitó una compañera.'],
    ['*Amparo Ferrer', 'Qué alegría, Nuria. Pregunta lo que quieras.'],
    ['Lucía Marzal', 'Bienvenida, Nuria. Los jueves nos vemos en casa de Pau, por si te apetece venir.'],
    ['Pau Ribes', 'Hay sitio y hay tortilla.'],
    ['-Nuria', '¿Qué pasaje ha leído ahora?'],
    ['Tomás Giner', 'Isaías 40, los últimos versículos.'],
    ['-Nuria', '¡Gracias!'],
    ['*Amparo Ferrer', 'Buena semana a todos. La sala sigue abierta.'],
  ],
}

/** What the open room of a church is called. */
export const titulos: Readonly<Record<string, string>> = {
  harbor: 'Open chat',
  camino: 'Chat abierto',
}

/** Words that a church's rooms do not take, or that somebody reads first; folded, as they are kept. */
export const bloqueadas: Readonly<Record<string, readonly (readonly [string, 'recusar' | 'segurar'])[]>> = {
  esperanca: [
    ['dinheiro facil', 'recusar'],
    ['pix premiado', 'recusar'],
    ['sorteio', 'segurar'],
  ],
  harbor: [
    ['crypto', 'segurar'],
    ['easy money', 'recusar'],
  ],
  camino: [
    ['dinero facil', 'recusar'],
    ['sorteo', 'segurar'],
  ],
}
