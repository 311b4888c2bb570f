import type { DemoLouvor } from './demo-louvor.ts'

export const portugueseSongs: DemoLouvor[] = [
  {
    titulo: 'A porta fica aberta',
    subtitulo: 'Canto de entrada',
    autor: 'Ministério de Louvor da Igreja Esperança',
    codigo: '12',
    grupo: 'Celebração',
    tema: 'Acolhida',
    ritmo: 'Balada, 76 bpm',
    tom: 'G',
    conteudo: `{title: A porta fica aberta}
{key: G}
{time: 4/4}

Estrofe 1
[G]Vem como estás, a [D/F#]mesa está posta,
[Em7]pão partilhado e um lu[C]gar ao teu lado.
[G/B]Quem bate de noite en[Am7]contra resposta,
o [C]nome de cada um é cha[D4]mado. [D]

Refrão
A [G]porta fica a[D/F#]berta,
o a[Em]mor não se a[C]parta;
tua [G/B]graça des[Am7]perta
quem [C]chega e quem [D]parte. [G]

Estrofe 2
[G]Ao que perdeu o [D/F#]rumo da estrada,
[Em7]ao que cansou de fin[C]gir que é forte,
[G/B]a luz da varanda per[Am7]manece acesa:
tu [C]és o caminho, a casa e o [D4]norte. [D]

{chorus}

Ponte
{comment: suave, crescendo}
[C]Nada nos sepa[D]ra, [B7/D#]nada nos sepa[Em]ra
[C]da tua bon[Am7]dade, Se[D4]nhor. [D]
`,
    melody: {
      words: 'Vem co-mo es-tás, a me-sa es-tá pos-ta',
      notes: 'G4 G4 A4 B4 D5 B4 A4 G4 A4 B4 A4',
    },
  },
  {
    titulo: 'O Senhor é o meu pastor',
    subtitulo: 'Salmo 23',
    autor: 'Almeida; melodia de Davi Nogueira',
    codigo: '23',
    grupo: 'Salmos cantados',
    tema: 'Confiança',
    ritmo: 'Valsa, 92 bpm',
    tom: 'Bb',
    conteudo: `{key: Bb}
{time: 3/4}

[Bb]O Senhor é o meu pas[Eb/G]tor;
[F/A]nada me falta[Bb]rá.
[Gm]Deitar-me faz em [Cm7]verdes pastos,
[F7sus4]guia-me mansa[F7]mente a águas tran[Bb]quilas.

Refrão
[Eb]Ainda que eu an[Bb/D]dasse
pelo [Cm7]vale da sombra da [F]morte,
[Eb]não temeria mal al[D7/F#]gum,
por[Gm]que tu [F]estás co[Bb]migo.

[Bb]Certamente que a bon[Eb/G]dade
e a mise[F/A]ricórdia me segui[Bb]rão
[Gm]todos os dias da [Cm7]minha vida;
e habita[F7sus4]rei na casa do Se[F7]nhor por longos [Bb]dias.
`,
  },
  {
    titulo: 'Oração da manhã',
    autor: 'Helena Prado',
    codigo: '31',
    grupo: 'Celebração',
    tema: 'Oração',
    ritmo: 'Lenta, 64 bpm',
    tom: 'Am',
    conteudo: `Am            F
Antes que o dia me chame
C             E/G#
eu me aquieto em ti
Am            Dm7
minha oração é silêncio
   E4         E7
tu sabes o que eu não vi

[Refrão]
F         G         Am
Vem, manhã, nasce em mim
F         G         C     E/G#
vem, Senhor, desde o princípio ao fim
`,
  },
  {
    titulo: 'Caminho de volta',
    autor: 'Davi Nogueira e Ana Ribas',
    codigo: '44',
    grupo: 'Jovens',
    tema: 'Perdão',
    ritmo: 'Pop, 104 bpm',
    tom: 'E',
    conteudo: `{key: E}
{capo: 2}
{comment: A gravação soa em F#: capotraste na segunda casa.}

[E]Longe de casa gas[B/D#]tei o que eu tinha,
[C#m7]fiz do meu nome um [A]peso a levar.
[E]Mas no caminho al[B/D#]guém já corria:
[C#m7]era o meu Pai vindo [A]me abra[B]çar.

Coro
[A]Não vim pedir o lu[E/G#]gar que eu perdi,
[F#m7]só quis ouvir tua [B]voz outra vez.
[A]E tu dis[B]seste: é [G#7/B#]festa, [C#m]filho,
[F#m7]tudo o que é [B7]meu é [E]teu.
`,
  },
  {
    titulo: 'Ladainha do povo a caminho',
    autor: 'Igreja Esperança',
    grupo: 'Liturgia',
    tema: 'Oração',
    conteudo: `Dirigente: Pelos que chegam e pelos que partem,
Povo: acende a tua luz.

Dirigente: Pelos que têm fome de pão e de justiça,
Povo: acende a tua luz.

Dirigente: Pelas casas sem voz e pelas mesas vazias,
Povo: acende a tua luz, Senhor, e faz de nós lanterna.
`,
  },
  {
    titulo: 'Noite clara',
    subtitulo: 'Prelúdio para piano',
    autor: 'Ana Ribas',
    grupo: 'Instrumental',
    tema: 'Natal',
    ritmo: 'Andante',
    tom: 'F',
    melody: { notes: 'F4 A4 C5 D5 C5 A4 Bb4 G4 A4 F4 G4 C5 F5 E5 D5 C5' },
  },
]
