import { expect, test, type Page } from '@playwright/test'
import { enter } from './enter.ts'
import { inOneLanguage } from './languages.ts'
import { endFor, inTenMinutes, leaveNothingOnAir } from './live-desk.ts'
import { problemsInEachScheme } from './problems.ts'
import { comeIn } from './staff-site.ts'

const words = {
  'pt-BR': {
    message: 'Mensagem',
    log: 'Mensagens',
    create: 'Nova transmissão',
    title: 'Título',
    begins: 'Quando começa',
    link: 'Link do vídeo',
    make: 'Criar transmissão',
    see: 'Ver no portal',
    soon: 'Começa em',
    begin: 'Entrar no ar',
    end: 'Encerrar',
    sure: 'Encerrar para todos',
    kind: 'Tipo',
    passage: 'Passagem',
    text: 'Texto',
    ready: 'Preparar',
    hold: 'Enviar agora',
    minutes: 'Minutos depois do início (opcional)',
    answers: 'Respostas',
    askPrayer: 'Pedir oração',
    prayerOnly: 'Só oração',
    share: '100%',
    moments: 'Momentos',
    give: 'Contribuir',
    readVerse: 'Ler a passagem',
    goOn: /^Continuar com /,
    raise: 'Levantar a mão',
    handName: 'Seu nome (opcional)',
    send: 'Enviar',
    take: 'Atender',
    pass: 'Encaminhar',
    remind: 'Lembrar-me',
    calendar: 'Salvar no calendário',
    there: 'Tiago está com você.',
    answer: 'Sua mensagem',
    hands: 'Mãos levantadas',
    conversation: (name: string) => `Conversa com ${name}`,
    close: 'Concluir',
    over: 'Esta conversa terminou. Que bom ter falado com você!',
    tvCode: 'Código QR desta transmissão',
    tvLeave: 'Sair do modo TV',
    last: 'Última transmissão',
  },
  en: {
    message: 'Message',
    log: 'Messages',
    create: 'New broadcast',
    title: 'Title',
    begins: 'When it begins',
    link: 'Link of the video',
    make: 'Make the broadcast',
    see: 'See it on the portal',
    soon: 'Begins in',
    begin: 'Go on air',
    end: 'End',
    sure: 'End it for everybody',
    kind: 'Kind',
    passage: 'Passage',
    text: 'Text',
    ready: 'Get it ready',
    hold: 'Send now',
    minutes: 'Minutes after the beginning (optional)',
    answers: 'Answers',
    askPrayer: 'Ask for prayer',
    prayerOnly: 'Prayer only',
    share: '100%',
    moments: 'Moments',
    give: 'Give',
    readVerse: 'Read the passage',
    goOn: /^Continue with /,
    raise: 'Raise your hand',
    handName: 'Your name (optional)',
    send: 'Send',
    take: 'Take it',
    pass: 'Pass on',
    remind: 'Remind me',
    calendar: 'Save to calendar',
    there: 'Tiago is with you.',
    answer: 'Your message',
    hands: 'Raised hands',
    conversation: (name: string) => `Conversation with ${name}`,
    close: 'Close',
    over: 'This conversation is over. It was good to talk with you!',
    tvCode: 'QR code of this broadcast',
    tvLeave: 'Leave TV mode',
    last: 'Last broadcast',
  },
  es: {
    message: 'Mensaje',
    log: 'Mensajes',
    create: 'Nueva transmisión',
    title: 'Título',
    begins: 'Cuándo comienza',
    link: 'Enlace del video',
    make: 'Crear transmisión',
    see: 'Ver en el portal',
    soon: 'Comienza en',
    begin: 'Salir al aire',
    end: 'Terminar',
    sure: 'Terminar para todos',
    kind: 'Tipo',
    passage: 'Pasaje',
    text: 'Texto',
    ready: 'Preparar',
    hold: 'Enviar ahora',
    minutes: 'Minutos después del inicio (opcional)',
    answers: 'Respuestas',
    askPrayer: 'Pedir oración',
    prayerOnly: 'Solo oración',
    share: '100 %',
    moments: 'Momentos',
    give: 'Ofrendar',
    readVerse: 'Leer el pasaje',
    goOn: /^Continuar con /,
    raise: 'Levantar la mano',
    handName: 'Tu nombre (opcional)',
    send: 'Enviar',
    take: 'Atender',
    pass: 'Derivar',
    remind: 'Recordarme',
    calendar: 'Guardar en el calendario',
    there: 'Tiago está contigo.',
    answer: 'Tu mensaje',
    hands: 'Manos levantadas',
    conversation: (name: string) => `Conversación con ${name}`,
    close: 'Concluir',
    over: 'Esta conversación terminó. ¡Qué bueno haber hablado contigo!',
    tvCode: 'Código QR de esta transmisión',
    tvLeave: 'Salir del modo TV',
    last: 'Última transmisión',
  },
} as const

inOneLanguage('a service on air', words, (say, locale) => {
  const handsOf = (desk: Page) => desk.getByRole('region', { name: say.hands })
  const logOf = (page: Page) => page.getByRole('log', { name: say.log })

  leaveNothingOnAir(say)

  test('a service goes on air: a guest sees it begin, opens what is held out, raises a hand and is talked to', async ({
    page: desk,
    browser,
  }) => {
    test.slow()
    const titulo = `Vigília ${Date.now().toString(36)}`
    await comeIn(desk, { as: 'contentAdmin', locale, path: '/ao-vivo' })
    await desk.getByRole('button', { name: say.create }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel(say.title).fill(titulo)
    await dialog.getByLabel(say.begins).fill(inTenMinutes())
    await dialog.getByLabel(say.link).fill('https://youtu.be/aqz-KE-bpKQ')
    await dialog.getByRole('button', { name: say.make }).click()
    await expect(desk.getByRole('heading', { level: 1, name: titulo })).toBeVisible()
    const address = await desk.getByRole('link', { name: say.see }).getAttribute('href')

    const guest = await (await browser.newContext({ locale, serviceWorkers: 'block' })).newPage()
    await guest.goto(address!)
    await expect(guest.getByText(say.soon, { exact: true })).toBeVisible()
    await expect(logOf(guest)).toBeVisible()
    const file = await guest.getByRole('link', { name: say.calendar }).getAttribute('href')
    const calendar = await guest.evaluate(async (href) => (await fetch(href)).text(), file!)
    expect(calendar).toContain(`SUMMARY:${titulo}`)
    const member = await (await browser.newContext({ locale, serviceWorkers: 'block' })).newPage()
    await enter(member, 'member', 'full')
    await member.goto(address!)
    await member.getByRole('button', { name: say.remind }).click()
    await expect(member.getByRole('button', { name: say.remind, pressed: true })).toBeVisible()
    expect(await problemsInEachScheme(member)).toEqual([])
    await member.context().close()
    await desk.getByRole('button', { name: say.begin }).click()
    const raise = guest.getByRole('button', { name: say.raise })
    await expect(raise).toBeVisible()

    await desk.getByLabel(say.kind).selectOption('versiculo')
    await desk.getByLabel(say.passage).fill('João 3.16')
    const hold = desk.getByRole('button', { name: say.hold })
    await desk.getByRole('button', { name: say.ready }).click()
    await hold.click()
    // The next one has a button of the same name.
    await expect(hold).toHaveCount(0)
    await desk.getByLabel(say.kind).selectOption('contribuicao')
    await desk.getByLabel(say.text, { exact: true }).fill('Obrigado por semear.')
    await desk.getByRole('button', { name: say.ready }).click()
    await hold.click()
    // Who reads the chat is shown what has come.
    await guest.getByRole('button', { name: 'Obrigado por semear.' }).click()
    await expect(guest.getByRole('tab', { name: say.moments, selected: true })).toBeVisible()
    await expect(guest.getByRole('button', { name: 'Obrigado por semear.' })).toHaveCount(0)
    await guest.getByRole('button', { name: say.readVerse }).click()
    await expect(guest.getByRole('tabpanel').getByText(/^16/)).toBeVisible()
    await guest.getByRole('tab', { name: say.moments }).click()
    await guest.getByRole('tabpanel').getByRole('button', { name: say.give }).click()
    await guest.getByRole('tabpanel').getByRole('group').first().getByRole('button').first().click()
    await expect(guest.getByRole('tabpanel').getByRole('button', { name: say.goOn })).toBeEnabled()
    expect(await problemsInEachScheme(guest)).toEqual([])

    // What has a time goes out by itself; a prayer is asked for beside the picture, and of the same people.
    await desk.getByLabel(say.kind).selectOption('oracao')
    await desk.getByLabel(say.text, { exact: true }).fill('Vamos orar juntos.')
    await desk.getByLabel(say.minutes).fill('0')
    await desk.getByRole('button', { name: say.ready }).click()
    await guest.getByRole('tab', { name: say.moments }).click()
    await guest.getByRole('tabpanel').getByRole('button', { name: say.askPrayer }).click()
    const sheet = guest.getByRole('dialog')
    await expect(sheet.getByRole('radio', { name: say.prayerOnly })).toBeChecked()
    expect(await problemsInEachScheme(guest)).toEqual([])
    await guest.keyboard.press('Escape')
    await desk.getByLabel(say.kind).selectOption('enquete')
    await desk.getByLabel(say.text, { exact: true }).fill('De onde você assiste?')
    await desk.getByLabel(say.answers).fill('Casa\nTrabalho')
    await desk.getByRole('button', { name: say.ready }).click()
    await hold.click()
    const poll = guest.getByRole('list', { name: 'De onde você assiste?' })
    await poll.getByRole('button', { name: 'Casa' }).click()
    const chosen = poll.getByRole('button', { name: 'Casa', pressed: true })
    await expect(chosen).toContainText(say.share)
    await expect(chosen).toHaveCSS('--share', '1')
    await expect(desk.getByText('Casa: 1')).toBeVisible()

    await raise.click()
    await sheet.getByLabel(say.handName).fill('Marta')
    await sheet.getByRole('button', { name: say.send, exact: true }).click()
    await desk.getByRole('button', { name: say.take }).click()
    await expect(sheet.getByText(say.there).first()).toBeVisible()
    await handsOf(desk).getByLabel(say.answer).fill('Oi, Marta. Estou aqui.')
    await desk.keyboard.press('Enter')
    await expect(logOf(guest).last()).toContainText('Oi, Marta. Estou aqui.')
    await sheet.getByRole('textbox', { name: say.message, exact: true }).fill('Quero começar de novo.')
    await guest.keyboard.press('Enter')
    const conversation = desk.getByRole('log', { name: say.conversation('Marta') })
    await expect(conversation).toContainText('Quero começar de novo.')

    // Another host goes on where the first one stops, in the same room.
    const other = await (await browser.newContext({ locale, serviceWorkers: 'block' })).newPage()
    await comeIn(other, { as: 'admin', locale, path: new URL(desk.url()).pathname.replace(/^\/[^/]+/, '') })
    await desk.getByRole('button', { name: say.pass }).click()
    await other.getByRole('button', { name: say.take }).click()
    await expect(other.getByRole('log', { name: say.conversation('Marta') })).toContainText(
      'Quero começar de novo.',
    )
    await expect(conversation).toHaveCount(0)
    await handsOf(other).getByLabel(say.answer).fill('Agora sou eu, Marta.')
    await other.keyboard.press('Enter')
    await expect(logOf(guest).last()).toContainText('Agora sou eu, Marta.')
    expect(await problemsInEachScheme(guest)).toEqual([])
    expect(await problemsInEachScheme(desk)).toEqual([])
    await other.getByRole('button', { name: say.close, exact: true }).click()
    await expect(sheet.getByText(say.over).first()).toBeVisible()
    await other.context().close()

    await guest.goto(`${address}&tv=1`)
    await expect(guest.getByRole('img', { name: say.tvCode })).toBeVisible()
    expect(await problemsInEachScheme(guest)).toEqual([])
    await guest.getByRole('link', { name: say.tvLeave }).click()
    await expect(raise).toBeVisible()
    await endFor(desk, say)
    await expect(guest.getByText(say.last)).toBeVisible()
    await expect(raise).toHaveCount(0)
    await guest.context().close()
  })
})
