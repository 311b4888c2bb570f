import type { Locale } from '@atrio/rules'
import type { MailCopy } from './copy.ts'
import type { EsperaMail } from './message.ts'

/** Of waiting lists. `item`, `lugares`, `pessoa`, `posicao` and `prazo` are set in by `{…}`. */
export const esperaCopy: Record<Locale, Record<EsperaMail, MailCopy>> = {
  'pt-BR': {
    'espera-confirmar': {
      assunto: 'Confirme que quer esperar: {item} – {igreja}',
      titulo: 'Confirme seu e-mail para entrar na fila',
      paragrafos: [
        'Olá, {pessoa}. Pediram um lugar na lista de espera de {item} com este e-mail: {lugares}.',
        'Abra a página abaixo e confirme em até 48 horas. Só então você entra na fila e uma vaga pode ficar guardada para você.',
      ],
      botao: 'Confirmar meu e-mail',
      ressalva: 'Não foi você? Ignore esta mensagem: sem a confirmação, nada acontece.',
    },
    'espera-entrou': {
      assunto: 'Você está na lista de espera: {item} – {igreja}',
      titulo: 'Você está na lista de espera',
      paragrafos: [
        'Olá, {pessoa}. Se abrir uma vaga em {item}, ela fica guardada para você e avisamos por e-mail, com um prazo para comprar.',
        'Na página abaixo você vê sua posição e pode sair da lista quando quiser.',
      ],
      botao: 'Ver minha posição',
      ressalva: 'Não foi você? Saia da lista pela mesma página: nada foi cobrado.',
    },
    'espera-oferta': {
      assunto: 'Abriu uma vaga para você: {item} – {igreja}',
      titulo: 'Abriu uma vaga para você',
      paragrafos: [
        'Olá, {pessoa}. Chegou sua vez em {item}. A vaga está guardada até {prazo}; depois disso ela passa para a próxima pessoa.',
        'O preço é o do momento da compra, e as perguntas do evento são feitas agora.',
      ],
      botao: 'Comprar agora',
      ressalva: 'Não quer mais? Saia da lista pela mesma página e alguém entra no seu lugar.',
    },
    'espera-perdida': {
      assunto: 'O prazo da sua vaga terminou: {item} – {igreja}',
      titulo: 'O prazo da sua vaga terminou',
      paragrafos: [
        'Olá, {pessoa}. A vaga em {item} que estava guardada para você passou para a próxima pessoa. Nada foi cobrado.',
        'Se ainda quiser ir, entre na lista de novo.',
      ],
      botao: 'Entrar na lista de novo',
      ressalva: 'Se você já comprou, não precisa fazer nada: seus ingressos continuam valendo.',
    },
  },
  en: {
    'espera-confirmar': {
      assunto: 'Confirm that you want to wait: {item} – {igreja}',
      titulo: 'Confirm your e-mail to join the line',
      paragrafos: [
        'Hello {pessoa}. Somebody asked to wait for {item} with this e-mail: {lugares}.',
        'Open the page below and confirm within 48 hours. Only then are you in line, and a place can be kept for you.',
      ],
      botao: 'Confirm my e-mail',
      ressalva: 'This was not you? Ignore this message: nothing happens unless you confirm.',
    },
    'espera-entrou': {
      assunto: 'You are on the waiting list: {item} – {igreja}',
      titulo: 'You are on the waiting list',
      paragrafos: [
        'Hello {pessoa}. If a place at {item} comes free, we keep it for you and write to you, with a time until which to buy it.',
        'The page below shows your position, and you can leave the list whenever you like.',
      ],
      botao: 'See my position',
      ressalva: 'This was not you? Leave the list on the same page: nothing was charged.',
    },
    'espera-oferta': {
      assunto: 'A place is free for you: {item} – {igreja}',
      titulo: 'A place is free for you',
      paragrafos: [
        'Hello {pessoa}. It is your turn for {item}. The place is kept for you until {prazo}; after that it goes to the next person.',
        'The price is that of the moment you buy, and the event’s questions are asked now.',
      ],
      botao: 'Buy now',
      ressalva: 'You don’t want it any more? Leave the list on the same page, and somebody else moves up.',
    },
    'espera-perdida': {
      assunto: 'The time for your place is over: {item} – {igreja}',
      titulo: 'The time for your place is over',
      paragrafos: [
        'Hello {pessoa}. The place at {item} that was kept for you went to the next person. Nothing was charged.',
        'If you would still like to come, join the list again.',
      ],
      botao: 'Join the list again',
      ressalva: 'If you have bought already, there is nothing to do: your tickets are good.',
    },
  },
  es: {
    'espera-confirmar': {
      assunto: 'Confirma que quieres esperar: {item} – {igreja}',
      titulo: 'Confirma tu correo para entrar en la fila',
      paragrafos: [
        'Hola, {pessoa}. Pidieron un lugar en la lista de espera de {item} con este correo: {lugares}.',
        'Abre la página de abajo y confirma en un plazo de 48 horas. Solo entonces entras en la fila y se puede guardar un lugar para ti.',
      ],
      botao: 'Confirmar mi correo',
      ressalva: '¿No fuiste tú? Ignora este mensaje: sin la confirmación no pasa nada.',
    },
    'espera-entrou': {
      assunto: 'Estás en la lista de espera: {item} – {igreja}',
      titulo: 'Estás en la lista de espera',
      paragrafos: [
        'Hola, {pessoa}. Si se libera un lugar en {item}, lo guardamos para ti y te avisamos por correo, con un plazo para comprarlo.',
        'En la página de abajo ves tu posición y puedes salir de la lista cuando quieras.',
      ],
      botao: 'Ver mi posición',
      ressalva: '¿No fuiste tú? Sal de la lista en la misma página: no se cobró nada.',
    },
    'espera-oferta': {
      assunto: 'Hay un lugar para ti: {item} – {igreja}',
      titulo: 'Hay un lugar para ti',
      paragrafos: [
        'Hola, {pessoa}. Llegó tu turno en {item}. El lugar está guardado hasta {prazo}; después pasa a la siguiente persona.',
        'El precio es el del momento de la compra, y las preguntas del evento se hacen ahora.',
      ],
      botao: 'Comprar ahora',
      ressalva: '¿Ya no lo quieres? Sal de la lista en la misma página y alguien ocupará tu turno.',
    },
    'espera-perdida': {
      assunto: 'Terminó el plazo de tu lugar: {item} – {igreja}',
      titulo: 'Terminó el plazo de tu lugar',
      paragrafos: [
        'Hola, {pessoa}. El lugar en {item} que guardábamos para ti pasó a la siguiente persona. No se cobró nada.',
        'Si aún quieres ir, entra de nuevo en la lista.',
      ],
      botao: 'Entrar de nuevo en la lista',
      ressalva: 'Si ya compraste, no tienes que hacer nada: tus entradas siguen siendo válidas.',
    },
  },
}
