import type { DemoLouvor } from './demo-louvor.ts'

export const spanishSongs: DemoLouvor[] = [
  {
    titulo: 'Se empieza desde donde uno está',
    subtitulo: 'Canto de camino',
    autor: 'Coro de El Camino',
    codigo: '3',
    grupo: 'Domingo',
    tema: 'Acogida',
    ritmo: 'Rumba, 98 bpm',
    tom: 'Em',
    conteudo: `{title: Se empieza desde donde uno está}
{key: Em}
{time: 4/4}

Estrofa 1
[Em]Traigo polvo en las san[B7/D#]dalias, traigo [C]miedo en el mo[G/B]rral,
[Am7]traigo un nombre que me [Em/G]pesa y unas [F#m7b5]ganas de llo[B7]rar.
[Em]Y tú dices que el ca[B7/D#]mino no se [C]compra ni se [G/B]da:
[Am7]que se empieza des[B7]de donde uno es[Em]tá.

Estribillo
[G]Pasa, pasa, que hay [D/F#]sitio en la mesa,
[Em]pasa, pasa, que el [C]pan no se a[B7]caba;
[G]quien viene tarde tam[D/F#]bién es de casa,
[C]y la es[B7]peranza nos [Em]canta.
`,
    melody: {
      words: 'Trai-go pol-vo en las san-da-lias, trai-go mie-do',
      notes: 'E4 E4 G4 A4 B4 A4 G4 F#4 G4 A4 B4 C5 B4',
    },
  },
  {
    titulo: 'Jehová es mi pastor',
    subtitulo: 'Salmo 23',
    autor: 'Reina-Valera 1909; melodía de Marta Ferrer',
    codigo: '23',
    grupo: 'Salmos cantados',
    tema: 'Confianza',
    ritmo: 'Vals, 88 bpm',
    tom: 'A',
    conteudo: `{key: A}
{time: 3/4}

[A]Jehová es mi pas[D/F#]tor; [E/G#]nada me falta[A]rá.
En lu[F#m]gares de delicados [Bm7]pastos me ha[E7]rá yacer:
[D]junto a aguas de re[C#7/E#]poso me [F#m]pasto[E]rea[A]rá.

Coro
[D]Confortará mi [A/C#]alma;
guia[Bm7]ráme por sendas de jus[E]ticia
por [D]amor de [E]su [A]nombre.
`,
  },
  {
    titulo: 'Agua del Turia',
    autor: 'Marta Ferrer',
    codigo: '18',
    grupo: 'Domingo',
    tema: 'Gratitud',
    ritmo: 'Balada, 72 bpm',
    tom: 'Sol',
    conteudo: `Sol         Re/Fa#     Mim7
Gracias por el agua y la sombra
Do          Sol/Si     Lam7   Re7
gracias por el pan y su canción
Sol         Re/Fa#     Mim7
todo lo que mi boca nombra
Do       Re7      Sol
viene primero de tu amor
`,
  },
  {
    titulo: 'Letanía de los que llegan',
    autor: 'Iglesia El Camino',
    grupo: 'Liturgia',
    tema: 'Oración',
    conteudo: `Por quien llega con la maleta y sin la llave,
abre tú la puerta.

Por quien cierra la tienda y hace cuentas que no salen,
abre tú la puerta.

Por la oración que no sabemos decir,
abre tú la puerta, y siéntanos contigo.
`,
  },
  {
    titulo: 'Azahar',
    subtitulo: 'Preludio para guitarra',
    autor: 'Marta Ferrer',
    grupo: 'Instrumental',
    tema: 'Pascua',
    tom: 'D',
    melody: { notes: 'D4 F#4 A4 B4 A4 F#4 G4 E4 F#4 D4 E4 A4 D5 C#5 B4 A4' },
  },
]
