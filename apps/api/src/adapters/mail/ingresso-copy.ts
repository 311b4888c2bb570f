import type { Locale } from '@atrio/rules'
import type { MailCopy } from './copy.ts'
import type { IngressoMail } from './message.ts'

/** Of tickets that are passed on. `item`, `quando`, `nome`, `de` and `ingresso` are set in by `{…}`. */
export const ingressoCopy: Record<Locale, Record<IngressoMail, MailCopy>> = {
  'pt-BR': {
    'ingresso-recebido': {
      assunto: 'Um ingresso para você: {item} – {igreja}',
      titulo: '{nome}, você tem um ingresso',
      paragrafos: [
        '{de} passou para você um ingresso de {item}, {quando}.',
        'Na entrada, mostre o QR code ou diga este código: {ingresso}.',
      ],
      botao: 'Ver o evento',
      ressalva: 'Não esperava este ingresso? Ignore esta mensagem: nada foi cobrado de você.',
    },
    'ingresso-passado': {
      assunto: 'Ingresso passado adiante: {item} – {igreja}',
      titulo: 'O ingresso mudou de nome',
      paragrafos: [
        'Um ingresso de {item} agora está em nome de {nome}. O código novo é {ingresso}; o de antes não abre mais a entrada.',
        'Avisamos {nome} por e-mail. O QR code novo está nos seus ingressos, para você mandar se quiser.',
      ],
      botao: 'Ver os ingressos',
      ressalva: 'Não foi você? Troque sua senha e fale com {igreja}.',
    },
    'ingresso-retirado': {
      assunto: 'Seu ingresso foi para outra pessoa: {item} – {igreja}',
      titulo: 'Este ingresso não está mais em seu nome',
      paragrafos: [
        'Quem comprou o ingresso de {item} que estava em seu nome o passou a outra pessoa. O código {ingresso} não abre mais a entrada.',
      ],
      botao: 'Ver o evento',
      ressalva: 'Acha que foi um engano? Fale com quem lhe passou o ingresso.',
    },
  },
  en: {
    'ingresso-recebido': {
      assunto: 'A ticket for you: {item} – {igreja}',
      titulo: '{nome}, you have a ticket',
      paragrafos: [
        '{de} passed a ticket for {item} on to you: {quando}.',
        'At the door, show the QR code or say this code: {ingresso}.',
      ],
      botao: 'See the event',
      ressalva: 'You did not expect this ticket? Ignore this message: nothing was charged to you.',
    },
    'ingresso-passado': {
      assunto: 'Ticket passed on: {item} – {igreja}',
      titulo: 'The ticket has another name',
      paragrafos: [
        'A ticket for {item} is now in the name of {nome}. Its new code is {ingresso}; the one before no longer opens the door.',
        'We told {nome} by e-mail. The new QR code is among your tickets, should you want to send it.',
      ],
      botao: 'See the tickets',
      ressalva: 'This was not you? Change your password and talk to {igreja}.',
    },
    'ingresso-retirado': {
      assunto: 'Your ticket went to somebody else: {item} – {igreja}',
      titulo: 'This ticket is no longer in your name',
      paragrafos: [
        'Whoever bought the ticket for {item} that was in your name passed it on to somebody else. The code {ingresso} no longer opens the door.',
      ],
      botao: 'See the event',
      ressalva: 'You think this is a mistake? Talk to whoever gave you the ticket.',
    },
  },
  es: {
    'ingresso-recebido': {
      assunto: 'Una entrada para ti: {item} – {igreja}',
      titulo: '{nome}, tienes una entrada',
      paragrafos: [
        '{de} te cedió una entrada de {item}: {quando}.',
        'En la puerta, muestra el código QR o di este código: {ingresso}.',
      ],
      botao: 'Ver el evento',
      ressalva: '¿No esperabas esta entrada? Ignora este mensaje: no se te cobró nada.',
    },
    'ingresso-passado': {
      assunto: 'Entrada cedida: {item} – {igreja}',
      titulo: 'La entrada cambió de nombre',
      paragrafos: [
        'Una entrada de {item} ahora está a nombre de {nome}. Su código nuevo es {ingresso}; el de antes ya no abre la puerta.',
        'Avisamos a {nome} por correo. El código QR nuevo está en tus entradas, por si quieres enviarlo.',
      ],
      botao: 'Ver las entradas',
      ressalva: '¿No fuiste tú? Cambia tu contraseña y habla con {igreja}.',
    },
    'ingresso-retirado': {
      assunto: 'Tu entrada pasó a otra persona: {item} – {igreja}',
      titulo: 'Esta entrada ya no está a tu nombre',
      paragrafos: [
        'Quien compró la entrada de {item} que estaba a tu nombre la cedió a otra persona. El código {ingresso} ya no abre la puerta.',
      ],
      botao: 'Ver el evento',
      ressalva: '¿Crees que es un error? Habla con quien te dio la entrada.',
    },
  },
}
