import type { Locale } from '@atrio/rules'
import type { EsperaMail, IngressoMail, MailMessage, PedidoMail } from './message.ts'

/** The words of one message. `igreja`, `hora` and `digitos` are set in by `{…}`. */
export interface MailCopy {
  assunto: string
  titulo: string
  paragrafos: string[]
  botao: string
  /** Below the button: what to do when the reader expected no such mail. */
  ressalva: string
}

export const mailCopy: Record<
  Locale,
  Record<Exclude<MailMessage['tipo'], EsperaMail | IngressoMail | PedidoMail>, MailCopy>
> = {
  'pt-BR': {
    activation: {
      assunto: 'Confirme seu e-mail – {igreja}',
      titulo: 'Falta só um passo',
      paragrafos: [
        'Que bom ter você aqui! Confirme que este e-mail é seu para ativar sua conta em {igreja}.',
        'O link vale por 48 horas.',
      ],
      botao: 'Ativar minha conta',
      ressalva: 'Se não foi você quem se cadastrou, ignore esta mensagem: sem a confirmação, nada acontece.',
    },
    'temporary-password': {
      assunto: 'Sua nova senha – {igreja}',
      titulo: 'Aqui está sua nova senha',
      paragrafos: [
        'Use a senha abaixo para entrar. Ela funciona uma única vez, até {hora}, e em seguida você escolhe outra.',
      ],
      botao: 'Entrar',
      ressalva: 'Se não foi você quem pediu, ignore esta mensagem: sua senha atual continua valendo.',
    },
    'email-code': {
      assunto: '{digitos} é seu código para entrar – {igreja}',
      titulo: 'Seu código para entrar',
      paragrafos: [
        'Digite estes seis números na página em que você pediu o código. Eles valem por dez minutos, uma vez só.',
      ],
      botao: 'Ir para {igreja}',
      ressalva:
        'Se não foi você quem pediu, ignore esta mensagem: sem estes números ninguém entra. Não os passe a ninguém.',
    },
    'password-changed': {
      assunto: 'Sua senha foi alterada – {igreja}',
      titulo: 'Sua senha foi alterada',
      paragrafos: [
        'A senha da sua conta acaba de ser trocada e encerramos o acesso em todos os outros aparelhos.',
      ],
      botao: 'Ir para {igreja}',
      ressalva: 'Se não foi você, recupere a senha agora mesmo na página de acesso e avise sua igreja.',
    },
    'session-ended': {
      assunto: 'Encerramos um acesso à sua conta – {igreja}',
      titulo: 'Encerramos um acesso à sua conta',
      paragrafos: [
        'Notamos um uso fora do comum de um acesso à sua conta e, por segurança, ele foi encerrado.',
        'Basta entrar de novo. Se algo lhe parecer estranho, troque sua senha.',
      ],
      botao: 'Entrar de novo',
      ressalva: 'Recebeu este aviso mais de uma vez? Troque sua senha e fale com sua igreja.',
    },
    'igreja-linked': {
      assunto: 'Sua conta agora também é de {igreja}',
      titulo: 'Boas-vindas a {igreja}',
      paragrafos: ['Sua conta foi vinculada a {igreja}. O e-mail e a senha continuam os mesmos.'],
      botao: 'Conhecer {igreja}',
      ressalva: 'Se não foi você, troque sua senha e fale com sua igreja.',
    },
    'account-exists': {
      assunto: 'Você já tem uma conta – {igreja}',
      titulo: 'Você já tem uma conta',
      paragrafos: [
        'Recebemos um cadastro com este e-mail, mas ele já tem uma conta. É só entrar com ela em {igreja}.',
        'Não lembra a senha? Peça uma nova na página de acesso.',
      ],
      botao: 'Entrar',
      ressalva: 'Se não foi você quem se cadastrou, ignore esta mensagem: nada mudou.',
    },
  },
  en: {
    activation: {
      assunto: 'Confirm your e-mail – {igreja}',
      titulo: 'One last step',
      paragrafos: [
        'It is good to have you here! Confirm that this e-mail is yours to activate your account at {igreja}.',
        'The link works for 48 hours.',
      ],
      botao: 'Activate my account',
      ressalva: 'If you did not sign up, ignore this message: without your confirmation nothing happens.',
    },
    'temporary-password': {
      assunto: 'Your new password – {igreja}',
      titulo: 'Here is your new password',
      paragrafos: [
        'Sign in with the password below. It works once, until {hora}, and then you choose your own.',
      ],
      botao: 'Sign in',
      ressalva: 'If you did not ask for it, ignore this message: your current password still works.',
    },
    'email-code': {
      assunto: '{digitos} is your sign-in code – {igreja}',
      titulo: 'Your sign-in code',
      paragrafos: [
        'Type these six digits on the page where you asked for the code. They work once, within ten minutes.',
      ],
      botao: 'Go to {igreja}',
      ressalva:
        'If you did not ask for it, ignore this message: nobody gets in without these digits. Do not pass them on.',
    },
    'password-changed': {
      assunto: 'Your password was changed – {igreja}',
      titulo: 'Your password was changed',
      paragrafos: [
        'The password of your account has just been changed, and every other device was signed out.',
      ],
      botao: 'Go to {igreja}',
      ressalva:
        'If this was not you, recover your password on the access page right now and tell your church.',
    },
    'session-ended': {
      assunto: 'We ended a session of your account – {igreja}',
      titulo: 'We ended a session of your account',
      paragrafos: [
        'We noticed an unusual use of one of your sessions and ended it to keep you safe.',
        'Just sign in again. If anything looks odd to you, change your password.',
      ],
      botao: 'Sign in again',
      ressalva: 'Did you get this message more than once? Change your password and talk to your church.',
    },
    'igreja-linked': {
      assunto: 'Your account now works at {igreja}',
      titulo: 'Welcome to {igreja}',
      paragrafos: ['Your account was linked to {igreja}. E-mail and password stay the same.'],
      botao: 'Visit {igreja}',
      ressalva: 'If this was not you, change your password and talk to your church.',
    },
    'account-exists': {
      assunto: 'You already have an account – {igreja}',
      titulo: 'You already have an account',
      paragrafos: [
        'Somebody registered with this e-mail, but it already has an account. Just sign in with it at {igreja}.',
        'Forgot the password? Ask for a new one on the access page.',
      ],
      botao: 'Sign in',
      ressalva: 'If you did not sign up, ignore this message: nothing has changed.',
    },
  },
  es: {
    activation: {
      assunto: 'Confirma tu correo – {igreja}',
      titulo: 'Solo falta un paso',
      paragrafos: [
        '¡Qué alegría tenerte aquí! Confirma que este correo es tuyo para activar tu cuenta en {igreja}.',
        'El enlace sirve durante 48 horas.',
      ],
      botao: 'Activar mi cuenta',
      ressalva: 'Si no te registraste, ignora este mensaje: sin tu confirmación no pasa nada.',
    },
    'temporary-password': {
      assunto: 'Tu nueva contraseña – {igreja}',
      titulo: 'Aquí tienes tu nueva contraseña',
      paragrafos: [
        'Entra con la contraseña de abajo. Sirve una sola vez, hasta las {hora}, y después eliges otra.',
      ],
      botao: 'Entrar',
      ressalva: 'Si no la pediste, ignora este mensaje: tu contraseña actual sigue funcionando.',
    },
    'email-code': {
      assunto: '{digitos} es tu código para entrar – {igreja}',
      titulo: 'Tu código para entrar',
      paragrafos: [
        'Escribe estos seis números en la página donde pediste el código. Sirven una sola vez, durante diez minutos.',
      ],
      botao: 'Ir a {igreja}',
      ressalva:
        'Si no lo pediste, ignora este mensaje: sin estos números nadie entra. No se los des a nadie.',
    },
    'password-changed': {
      assunto: 'Tu contraseña ha cambiado – {igreja}',
      titulo: 'Tu contraseña ha cambiado',
      paragrafos: [
        'Se acaba de cambiar la contraseña de tu cuenta y cerramos el acceso en los demás dispositivos.',
      ],
      botao: 'Ir a {igreja}',
      ressalva:
        'Si no fuiste tú, recupera la contraseña ahora mismo en la página de acceso y avisa a tu iglesia.',
    },
    'session-ended': {
      assunto: 'Cerramos un acceso a tu cuenta – {igreja}',
      titulo: 'Cerramos un acceso a tu cuenta',
      paragrafos: [
        'Notamos un uso poco común de un acceso a tu cuenta y, por seguridad, lo cerramos.',
        'Solo tienes que entrar de nuevo. Si algo te parece extraño, cambia tu contraseña.',
      ],
      botao: 'Entrar de nuevo',
      ressalva: '¿Recibiste este aviso más de una vez? Cambia tu contraseña y habla con tu iglesia.',
    },
    'igreja-linked': {
      assunto: 'Tu cuenta ahora también es de {igreja}',
      titulo: 'Te damos la bienvenida a {igreja}',
      paragrafos: [
        'Tu cuenta quedó vinculada a {igreja}. El correo y la contraseña siguen siendo los mismos.',
      ],
      botao: 'Conocer {igreja}',
      ressalva: 'Si no fuiste tú, cambia tu contraseña y habla con tu iglesia.',
    },
    'account-exists': {
      assunto: 'Ya tienes una cuenta – {igreja}',
      titulo: 'Ya tienes una cuenta',
      paragrafos: [
        'Recibimos un registro con este correo, pero ya tiene una cuenta. Entra con ella en {igreja}.',
        '¿Olvidaste la contraseña? Pide una nueva en la página de acceso.',
      ],
      botao: 'Entrar',
      ressalva: 'Si no te registraste, ignora este mensaje: nada ha cambiado.',
    },
  },
}
