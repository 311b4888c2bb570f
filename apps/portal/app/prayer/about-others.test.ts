import { describe, expect, it } from 'vitest'
import { isAboutOthers } from './about-others.ts'

describe('isAboutOthers', () => {
  it.each([
    'Orem pela minha mãe, por favor.',
    'Quero agradecer pelo meu querido irmão.',
    'Pedimos pela cirurgia de quinta.',
    'Por favor, orem pela Débora.',
    'Pray for my son.',
    'Please remember Caleb this week.',
    'She is in the ICU.',
    'Oren por mi hija.',
    'Les pido por Ximena y su casa.',
  ])('asks about %s', (text) => expect(isAboutOthers(text)).toBe(true))

  it.each([
    '',
    'Procuro trabalho há três meses e estou cansado. Que Deus abra uma porta.',
    'Quero agradecer ao Senhor. O Espírito Santo me sustentou, e leio a Bíblia de novo.',
    'I am tired, and I ask the Lord for rest until Sunday.',
    'Le pido a Dios paciencia con mi trabajo.',
  ])('leaves %s alone', (text) => expect(isAboutOthers(text)).toBe(false))

  it('looks at no more than a request may have', () => {
    expect(isAboutOthers(`${'a '.repeat(4000)} minha mãe`)).toBe(false)
  })
})
